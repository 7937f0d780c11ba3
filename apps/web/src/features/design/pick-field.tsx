import { Input, SegmentedControl } from "@mantine/core";

type Props<V extends string> = {
  label: string;
  value: V;
  options: readonly V[];
  name: (option: V) => string;
  onChange: (value: V) => void;
};

/** One of a few words, all of them in view. */
export function PickField<V extends string>({ label, value, options, name, onChange }: Props<V>) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl
        fullWidth
        size="xs"
        mt={4}
        aria-label={label}
        value={value}
        onChange={(picked) => {
          const option = options.find((known) => known === picked);
          if (option !== undefined) onChange(option);
        }}
        data={options.map((option) => ({ value: option, label: name(option) }))}
      />
    </Input.Wrapper>
  );
}

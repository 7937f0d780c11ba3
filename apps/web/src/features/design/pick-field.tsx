import { Input, SegmentedControl, Select } from "@mantine/core";

type Props<V extends string> = {
  label: string;
  value: V;
  options: readonly V[];
  name: (option: V) => string;
  onChange: (value: V) => void;
};

/** How many words fit side by side in the narrow panel. */
const WORDS_IN_VIEW = 3;

/** One of a few words, all visible where there is room. */
export function PickField<V extends string>({ label, value, options, name, onChange }: Props<V>) {
  const pick = (picked: string | null) => {
    const option = options.find((known) => known === picked);
    if (option !== undefined) onChange(option);
  };
  const choices = options.map((option) => ({ value: option, label: name(option) }));
  if (options.length > WORDS_IN_VIEW)
    return (
      <Select label={label} size="xs" data={choices} value={value} onChange={pick} allowDeselect={false} />
    );
  return (
    <Input.Wrapper label={label} labelElement="div" size="xs">
      <SegmentedControl
        fullWidth
        size="xs"
        mt={4}
        aria-label={label}
        value={value}
        onChange={pick}
        data={choices}
      />
    </Input.Wrapper>
  );
}

import { Group, Radio, Text } from "@mantine/core";
import classes from "./choice-group.module.css";

type Choice<V extends string> = { value: V; label: string; hint?: string };
type Props<V extends string> = {
  label: string;
  value: V;
  onChange: (value: V) => void;
  choices: Choice<V>[];
};

/** One choice among a few, each briefly explained. */
export function ChoiceGroup<V extends string>({ label, value, onChange, choices }: Props<V>) {
  return (
    <Radio.Group
      label={label}
      labelProps={{ mb: 6 }}
      value={value}
      onChange={(picked) => {
        const choice = choices.find((known) => known.value === picked);
        if (choice) onChange(choice.value);
      }}
    >
      <div className={classes.choices}>
        {choices.map((choice) => (
          <Radio.Card
            key={choice.value}
            value={choice.value}
            p="sm"
            radius="md"
            className={classes.choice ?? ""}
          >
            <Group wrap="nowrap" align="flex-start" gap="sm">
              <Radio.Indicator mt={2} />
              <div>
                <Text fw={500} size="sm">
                  {choice.label}
                </Text>
                {choice.hint && (
                  <Text size="sm" c="dimmed" lh={1.4}>
                    {choice.hint}
                  </Text>
                )}
              </div>
            </Group>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

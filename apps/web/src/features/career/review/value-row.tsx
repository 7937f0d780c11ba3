import { Box, Checkbox, Group, Radio, Text, Textarea, TextInput } from "@mantine/core";
import { parsePlace } from "@terzi/contracts/place";
import { useTranslation } from "react-i18next";
import classes from "./review.module.css";
import type { ReviewRow } from "./review-rows.ts";
import type { UsedDecisions } from "./use-decisions.ts";

type Props = {
  row: ReviewRow;
  label: string;
  used: UsedDecisions;
  isActive: boolean;
  onLook: (row: ReviewRow) => void;
};

const LONG = 60;

/** A value that was read: taken or left, corrected, or put in the place of what the person wrote there. */
export function ValueRow({ row, label, used, isActive, onLook }: Props) {
  const { t } = useTranslation("review");
  const { decisions } = used;
  const isLeft = decisions.left.has(row.place);
  const isOther = row.state === "differs";
  const text = decisions.edits.get(row.place) ?? row.text;
  const Field =
    row.text.length > LONG || parsePlace(row.place).field === "description" ? Textarea : TextInput;
  return (
    <Group
      className={classes.row}
      data-place={row.place}
      data-active={isActive || undefined}
      data-doubtful={row.doubt !== null || isOther || undefined}
      data-left={isLeft || undefined}
      align="start"
      wrap="nowrap"
      gap="sm"
      onClick={() => onLook(row)}
      onFocusCapture={() => onLook(row)}
    >
      {!isOther && (
        <Checkbox
          mt="1.9rem"
          aria-label={t("take", { what: label })}
          checked={!isLeft}
          onChange={(event) => used.take([row.place], event.currentTarget.checked)}
        />
      )}
      <Box flex={1} miw={0}>
        <Field
          label={label}
          description={
            row.doubt ? (
              <Text span size="xs" c="var(--t-thread)">
                {t(`doubts.${row.doubt}`)}
              </Text>
            ) : undefined
          }
          value={text}
          autosize={Field === Textarea ? true : undefined}
          disabled={isLeft}
          onChange={(event: { currentTarget: { value: string } }) =>
            used.edit(row.place, event.currentTarget.value, row.text)
          }
        />
        {isOther && (
          <Radio.Group
            mt="xs"
            label={t("differs")}
            value={decisions.theirs.has(row.place) ? "theirs" : "mine"}
            onChange={(side) => used.takeTheirs(row.place, side === "theirs")}
          >
            <Radio mt={4} value="mine" label={t("keepMine", { text: shortened(row.mine) })} />
            <Radio mt={4} value="theirs" label={t("takeTheirs")} />
          </Radio.Group>
        )}
      </Box>
    </Group>
  );
}

const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

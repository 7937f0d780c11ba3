import { Select, Stack, Text } from "@mantine/core";
import type { CareerProfile } from "@terzi/contracts/career";
import { fieldsOf, textOf } from "@terzi/contracts/entry-fields";
import { fieldPlace, itemPlace, type Place, printPlace, readPlace } from "@terzi/contracts/place";
import { SECTION_NAMES } from "@terzi/contracts/sections";
import { useTranslation } from "react-i18next";
import { sectionName } from "../../match/place-name.ts";
import { lineText } from "./apply-review.ts";
import { fieldLabel, namingFields } from "./place-label.ts";
import classes from "./review.module.css";
import { type Review, writtenBefore } from "./review-rows.ts";
import type { UsedDecisions } from "./use-decisions.ts";

type Props = {
  review: Review;
  used: UsedDecisions;
  looked: number | null;
  onLook: (line: number) => void;
};

/** The lines that went into no field, each to be put into one. */
export function LeftOver({ review, used, looked, onLook }: Props) {
  const { t } = useTranslation("review");
  const targets = useTargets(review);
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed" mb="xs">
        {t("leftOverLead")}
      </Text>
      {review.document.leftOver.map((line) => (
        <div
          key={line}
          className={classes.row}
          data-place={`line.${line}`}
          data-active={looked === line || undefined}
          onFocusCapture={() => onLook(line)}
        >
          <Select
            label={lineText(review.document, line)}
            placeholder={t("putInto")}
            data={targets}
            searchable
            clearable
            value={used.decisions.put.get(line) ?? null}
            onChange={(place) => used.put(line, readPlace(place ?? undefined))}
          />
        </div>
      ))}
    </Stack>
  );
}

/** All fields of what was read, by section and entry; of personal details, only the empty ones. */
function useTargets(review: Review) {
  const { profile } = review.document;
  const before = writtenBefore(review);
  const { t } = useTranslation("career");
  const option = (place: Place) => ({ value: place, label: fieldLabel(place, t) });
  const isEmpty = (name: keyof CareerProfile["personalInfo"]) => !before.personalInfo[name].trim();
  // Safe: the keys of an object are the names of its fields.
  const names = (Object.keys(before.personalInfo) as (keyof CareerProfile["personalInfo"])[]).filter(isEmpty);
  const summary: Place[] = before.summary.trim() ? [] : ["summary"];
  const own = [...names.map((name) => fieldPlace("personalInfo", name)), ...summary];
  const lists: Place[] = ["skills.technical", "skills.soft", "hobbies"];
  const entries = SECTION_NAMES.flatMap((section) =>
    profile[section].map((entry, at) => {
      const naming = namingFields(section).map((field) => textOf(entry, field));
      return {
        group: `${sectionName(section)} ${at + 1}: ${naming.filter(Boolean).join(" · ")}`,
        items: fieldsOf(section).map(([field]) => option(printPlace({ section, entry: at, field }))),
      };
    }),
  );
  return [
    { group: t("tabs.profile"), items: own.map(option) },
    // A list takes one more at its end.
    {
      group: t("tabs.skills"),
      items: lists.map((list) => ({ value: list, label: fieldLabel(itemPlace(list, 0), t) })),
    },
    ...entries,
  ].filter(({ items }) => items.length);
}

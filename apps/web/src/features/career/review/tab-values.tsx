import { Card, Checkbox, Chip, Group, Stack, Text, Title } from "@mantine/core";
import { entryPlace, parsePlace, type Place } from "@terzi/contracts/place";
import { isSection } from "@terzi/contracts/sections";
import { useTranslation } from "react-i18next";
import { placeName } from "../../match/place-name.ts";
import { fieldLabel, namingFields } from "./place-label.ts";
import type { ReviewRow } from "./review-rows.ts";
import type { UsedDecisions } from "./use-decisions.ts";
import { ValueRow } from "./value-row.tsx";

export type ValuesProps = {
  rows: ReviewRow[];
  used: UsedDecisions;
  looked: string | null;
  onLook: (row: ReviewRow) => void;
};

/** The values of a tab: those of an entry together, names as they stand beside each other. */
export function TabValues({ rows, ...props }: ValuesProps) {
  const { t } = useTranslation("review");
  const shown = rows.filter(({ state }) => state !== "known");
  const known = rows.length - shown.length;
  const groups = Map.groupBy(shown, groupOf);
  return (
    <Stack>
      {[...groups].map(([group, own]) =>
        isNames(group) ? (
          <NameValues key={group} rows={own} {...props} />
        ) : (
          <EntryValues key={group} rows={own} {...props} />
        ),
      )}
      {known > 0 && (
        <Text size="sm" c="dimmed">
          {t("known", { count: known })}
        </Text>
      )}
    </Stack>
  );
}

/** The values to look at first, wherever they stand. */
export function DoubtfulValues({ rows, used, looked, onLook }: ValuesProps) {
  const { t } = useTranslation("career");
  return (
    <Stack gap={4}>
      {rows.map((row) => (
        <ValueRow
          key={row.place}
          row={row}
          label={[entryName(row.place), fieldLabel(row.place, t)].filter(Boolean).join(" · ")}
          used={used}
          isActive={looked === row.place}
          onLook={onLook}
        />
      ))}
    </Stack>
  );
}

/** Of several entries it has to be said which. */
const entryName = (place: Place): string => (parsePlace(place).entry === undefined ? "" : placeName(place));

const NAMES = ["skills.technical", "skills.soft", "skills.languages", "hobbies"];
const isNames = (group: string): boolean => NAMES.includes(group);

function groupOf({ place }: ReviewRow): string {
  const { section, entry } = parsePlace(place);
  return entry === undefined || isNames(section) ? section : entryPlace(place);
}

function EntryValues({ rows, used, looked, onLook }: ValuesProps) {
  const { t } = useTranslation("career");
  const take = useTranslation("review").t;
  const places = rows.map(({ place }) => place);
  const isTaken = places.some((place) => !used.decisions.left.has(place));
  const title = titleOf(rows);
  return (
    <Card withBorder p="sm">
      {title && (
        <Checkbox
          mb={4}
          ps="xs"
          label={
            <Title order={3} size="h4">
              {title}
            </Title>
          }
          aria-label={take("take", { what: title })}
          checked={isTaken}
          onChange={(event) => used.take(places, event.currentTarget.checked)}
        />
      )}
      {rows.map((row) => (
        <ValueRow
          key={row.place}
          row={row}
          label={fieldLabel(row.place, t)}
          used={used}
          isActive={looked === row.place}
          onLook={onLook}
        />
      ))}
    </Card>
  );
}

/** An entry is called by what names it; the person's own data have no name. */
function titleOf(rows: ReviewRow[]): string {
  const { section, entry } = parsePlace(rows[0]?.place ?? "");
  if (entry === undefined || !isSection(section)) return "";
  const names = namingFields(section).map(
    (name) => rows.find(({ place }) => parsePlace(place).field === name)?.text,
  );
  return names.filter(Boolean).join(" · ") || placeName(rows[0]?.place ?? "");
}

function NameValues({ rows, used, looked, onLook }: ValuesProps) {
  const { t } = useTranslation("career");
  const [first] = rows;
  const taken = rows.map(({ place }) => place).filter((place) => !used.decisions.left.has(place));
  const change = (names: string[]) => {
    const now = new Set(names);
    used.take(
      rows.map(({ place }) => place).filter((place) => now.has(place)),
      true,
    );
    used.take(
      rows.map(({ place }) => place).filter((place) => !now.has(place)),
      false,
    );
  };
  return (
    <Card withBorder p="sm">
      <Title order={3} size="h4" mb="xs">
        {first ? fieldLabel(first.place, t) : ""}
      </Title>
      <Chip.Group multiple value={taken} onChange={change}>
        <Group gap="xs">
          {rows.map((row) => (
            <Chip
              key={row.place}
              value={row.place}
              data-place={row.place}
              variant={looked === row.place ? "filled" : "outline"}
              color={row.doubt ? "orange" : undefined}
              onFocus={() => onLook(row)}
              onClick={() => onLook(row)}
            >
              {row.text}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Card>
  );
}

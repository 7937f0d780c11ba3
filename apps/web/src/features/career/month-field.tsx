import { ActionIcon, Button, Popover, TextInput } from "@mantine/core";
import { MonthPicker } from "@mantine/dates";
import { useDisclosure } from "@mantine/hooks";
import { IconCalendar } from "@tabler/icons-react";
import { readDate, showDate } from "@terzi/language/dates";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import type { Language } from "@terzi/contracts/languages";
import "@mantine/dates/styles.layer.css";
import english from "dayjs/locale/en";
import turkish from "dayjs/locale/tr";

/** The picker's own names of months. */
const LOCALES: Record<Language, { name: string }> = { en: english, tr: turkish };

type Props = { label: string; value: string; onChange: (value: string) => void; isDisabled?: boolean };

/** A month, picked or typed. Free text ("Summer 2019") is kept; what can be read as a month is shown as one. */
export function MonthField({ label, value, onChange, isDisabled = false }: Props) {
  const { t } = useTranslation("career");
  const [isOpen, popover] = useDisclosure(false);
  const date = readDate(value);
  const read = date ? showDate(value, shownLanguage()) : "";
  const pick = (month: string | null) => {
    onChange(month?.slice(0, 7) ?? "");
    popover.close();
  };
  return (
    <TextInput
      label={label}
      value={value}
      disabled={isDisabled}
      placeholder={t("month.placeholder")}
      description={read && read !== value ? read : undefined}
      inputWrapperOrder={["label", "input", "description", "error"]}
      maxLength={100}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        <Popover
          opened={isOpen}
          onChange={(open) => !open && popover.close()}
          trapFocus
          returnFocus
          shadow="md"
        >
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={isDisabled}
              aria-label={t("month.pick", { label })}
              onClick={popover.toggle}
            >
              <IconCalendar size={18} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <MonthPicker
              locale={LOCALES[shownLanguage()].name}
              value={date?.month ? `${date.year}-${String(date.month).padStart(2, "0")}-01` : null}
              defaultDate={date ? `${date.year}-01-01` : undefined}
              onChange={pick}
            />
            {value && (
              <Button variant="subtle" size="compact-sm" fullWidth mt="xs" onClick={() => pick(null)}>
                {t("month.clear")}
              </Button>
            )}
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}

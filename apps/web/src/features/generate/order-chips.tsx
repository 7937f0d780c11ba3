import { NativeSelect, Text, TextInput } from "@mantine/core";
import { IconBriefcase, IconBuilding, IconLanguage } from "@tabler/icons-react";
import { isLanguage, LANGUAGES } from "@terzi/contracts/languages";
import { useTranslation } from "react-i18next";
import type { Order } from "./kept-order.ts";
import classes from "./order-chips.module.css";

export type ChipName = "jobTitle" | "company";

type Props = {
  order: Order;
  change: (changed: Partial<Order>) => void;
  errors: Partial<Record<ChipName, string | undefined>>;
  onLeave: (name: ChipName) => void;
  /** The chip to focus first; none when the page was just opened. */
  focusOn: ChipName | null;
  /** The posting was read to its end, and names no job. */
  isTitleNotRead: boolean;
};

/** What the posting says about itself, read as it is typed, and correctable: title, company, language. */
export function OrderChips({ order, change, errors, onLeave, focusOn, isTitleNotRead }: Props) {
  const { t } = useTranslation("generate");
  const basics = useTranslation().t;
  const { jobTitle, company, isTitleTyped, isCompanyTyped, isLanguageChosen, jobPosting } = order;
  const isRead =
    jobPosting !== "" &&
    ((jobTitle !== "" && !isTitleTyped) || (company !== "" && !isCompanyTyped) || !isLanguageChosen);
  const shared = { radius: "xl", maxLength: 300, classNames: { input: classes.input ?? "" } };
  return (
    <div>
      <div className={classes.chips}>
        <TextInput
          {...shared}
          label={t("jobTitle")}
          required
          data-autofocus={focusOn === "jobTitle" || undefined}
          leftSection={<IconBriefcase size={17} stroke={1.6} />}
          value={jobTitle}
          onChange={(event) => change({ jobTitle: event.currentTarget.value, isTitleTyped: true })}
          onBlur={() => onLeave("jobTitle")}
          error={errors.jobTitle}
        />
        <TextInput
          {...shared}
          label={`${t("company")} (${t("optional")})`}
          data-autofocus={focusOn === "company" || undefined}
          leftSection={<IconBuilding size={17} stroke={1.6} />}
          value={company}
          onChange={(event) => change({ company: event.currentTarget.value, isCompanyTyped: true })}
          onBlur={() => onLeave("company")}
          error={errors.company}
        />
        <NativeSelect
          radius="xl"
          classNames={{ input: classes.input ?? "" }}
          label={t("language")}
          leftSection={<IconLanguage size={17} stroke={1.6} />}
          value={order.language}
          onChange={({ currentTarget: { value } }) =>
            isLanguage(value) && change({ language: value, isLanguageChosen: true })
          }
          data={LANGUAGES.map((value) => ({ value, label: basics(`languages.${value}`) }))}
        />
      </div>
      {(isRead || isTitleNotRead) && (
        <Text size="sm" c={isTitleNotRead ? undefined : "dimmed"} mt="xs" role="status">
          {t(isTitleNotRead ? "titleNotRead" : "readFromPosting")}
        </Text>
      )}
    </div>
  );
}

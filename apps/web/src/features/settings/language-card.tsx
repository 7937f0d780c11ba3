import { Card, Select, Text, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import type { User } from "@terzi/contracts/account";
import { isLanguage, LANGUAGES } from "@terzi/contracts/languages";
import { EVERY_READ, renewReads } from "@terzi/ui/query-client";
import { showLanguage } from "@terzi/ui/texts";
import { showToast } from "@terzi/ui/toast";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

/** The interface's language, stored with the account. */
export function LanguageCard({ user }: { user: User }) {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  const cache = trpc.useUtils();
  const reads = useQueryClient();
  const setLanguage = trpc.auth.setLanguage.useMutation({
    meta: { failure: { title: basics("error"), text: t("failed") } },
    onSuccess: async (_answer, { language }) => {
      await showLanguage(language);
      cache.auth.user.setData(undefined, (known) => (known ? { ...known, language } : known));
      // The server's reasons and messages are in the language of the request.
      await renewReads(reads, EVERY_READ);
      showToast({
        tone: "success",
        title: i18next.t("updated", { ns: "settings" }),
        text: i18next.t("updatedText", { ns: "settings" }),
      });
    },
  });
  const choose = (value: string | null) => {
    if (isLanguage(value) && value !== user.language) setLanguage.mutate({ language: value });
  };
  return (
    <Card>
      <Title order={3}>{t("languageTitle")}</Title>
      <Text c="dimmed" size="sm" mb="md">
        {t("languageText")}
      </Text>
      <Select
        aria-label={t("languageTitle")}
        allowDeselect={false}
        disabled={setLanguage.isPending}
        value={user.language}
        onChange={choose}
        data={LANGUAGES.map((value) => ({ value, label: basics(`ownLanguages.${value}`) }))}
      />
    </Card>
  );
}

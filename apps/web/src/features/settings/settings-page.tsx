import {
  Button,
  Card,
  SegmentedControl,
  Select,
  Stack,
  Text,
  Title,
  useMantineColorScheme,
} from "@mantine/core";
import type { User } from "@terzi/contracts/account";
import type { Language } from "@terzi/contracts/language";
import { PageHeading } from "@terzi/ui/page-heading";
import { usePageTitle } from "@terzi/ui/page-title";
import { showLanguage } from "@terzi/ui/texts";
import { showToast } from "@terzi/ui/toast";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

export function SettingsPage() {
  const { t } = useTranslation("settings");
  usePageTitle(t("title"));
  const [user] = trpc.auth.user.useSuspenseQuery();
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead")} />
      <Stack gap="lg" maw={640}>
        <LanguageCard user={user} />
        <AppearanceCard />
        <AccountCard user={user} />
      </Stack>
    </>
  );
}

function LanguageCard({ user }: { user: User | null }) {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  const cache = trpc.useUtils();
  const setLanguage = trpc.auth.setLanguage.useMutation({
    meta: { failure: { title: basics("error"), text: t("failed") } },
    onSuccess: async (_answer, { language }) => {
      await showLanguage(language);
      cache.auth.user.setData(undefined, (known) => (known ? { ...known, language } : known));
      // Reasons and messages of the server are in the language they were asked for in.
      await cache.invalidate();
      showToast({
        tone: "success",
        title: i18next.t("updated", { ns: "settings" }),
        text: i18next.t("updatedText", { ns: "settings" }),
      });
    },
  });
  const choose = (value: string | null) => {
    const language: Language = value === "en" ? "en" : "tr";
    if (language !== user?.language) setLanguage.mutate({ language });
  };
  return (
    <Card>
      <Title order={2}>{t("languageTitle")}</Title>
      <Text c="dimmed" size="sm" mb="md">
        {t("languageText")}
      </Text>
      <Select
        aria-label={t("languageTitle")}
        allowDeselect={false}
        disabled={setLanguage.isPending}
        value={user?.language ?? "tr"}
        onChange={choose}
        data={[
          { value: "tr", label: basics("ownLanguages.tr") },
          { value: "en", label: basics("ownLanguages.en") },
        ]}
      />
    </Card>
  );
}

function AppearanceCard() {
  const { t } = useTranslation("settings");
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Card>
      <Title order={2}>{t("appearance")}</Title>
      <Text c="dimmed" size="sm" mb="md">
        {t("appearanceText")}
      </Text>
      <SegmentedControl
        aria-label={t("appearance")}
        value={colorScheme}
        onChange={(value) => setColorScheme(value === "dark" ? "dark" : value === "light" ? "light" : "auto")}
        data={[
          { value: "auto", label: t("schemes.auto") },
          { value: "light", label: t("schemes.light") },
          { value: "dark", label: t("schemes.dark") },
        ]}
      />
    </Card>
  );
}

function AccountCard({ user }: { user: User | null }) {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  return (
    <Card>
      <Title order={2} mb="md">
        {t("account")}
      </Title>
      <Text size="sm" c="dimmed">
        {t("email")}
      </Text>
      <Text mb="sm" style={{ overflowWrap: "anywhere" }}>
        {user?.email || basics("notAvailable")}
      </Text>
      <Text size="sm" c="dimmed">
        {t("userId")}
      </Text>
      <Text ff="monospace" size="sm" mb="lg" style={{ overflowWrap: "anywhere" }}>
        {user?.id}
      </Text>
      <Button component="a" href="/api/logout" variant="default" style={{ alignSelf: "flex-start" }}>
        {t("logout")}
      </Button>
    </Card>
  );
}

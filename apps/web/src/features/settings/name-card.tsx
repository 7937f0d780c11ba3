import { Button, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { NameInput, type User } from "@terzi/contracts/account";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { trpc } from "../../app/trpc.ts";
import { SettingsCard } from "./settings-card.tsx";
import { useTold } from "./use-told.ts";

export function NameCard({ user }: { user: User }) {
  const { t } = useTranslation("settings");
  const cache = trpc.useUtils();
  const tell = useTold();
  const { firstName, lastName } = user;
  const form = useForm({ initialValues: { firstName, lastName }, validate: validateBy(NameInput) });
  const change = trpc.auth.changeName.useMutation({
    meta: { failure: { title: t("name.failed"), text: t("failedText") } },
    onSuccess: (user) => {
      cache.auth.user.setData(undefined, user);
      form.resetDirty();
      tell(t("name.saved"));
    },
  });
  return (
    <SettingsCard title={t("name.title")}>
      <form noValidate onSubmit={form.onSubmit((name) => change.mutate(name))}>
        <Stack align="flex-start">
          <SimpleGrid cols={{ base: 1, xs: 2 }} w="100%">
            <TextInput
              label={t("name.first")}
              autoComplete="given-name"
              {...form.getInputProps("firstName")}
            />
            <TextInput
              label={t("name.last")}
              autoComplete="family-name"
              {...form.getInputProps("lastName")}
            />
          </SimpleGrid>
          <Button type="submit" disabled={!form.isDirty() || change.isPending}>
            {t("name.save")}
          </Button>
        </Stack>
      </form>
    </SettingsCard>
  );
}

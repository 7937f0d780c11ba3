import { Button, Checkbox, Group, Select, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { CreateTokenInput, TokenArea, TokenScope } from "@terzi/contracts/tokens";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";

const DAYS = [7, 30, 90, 365];

type Props = {
  isAdmin: boolean;
  isPending: boolean;
  onSubmit: (input: CreateTokenInput) => void;
  onCancel: () => void;
};

export function NewTokenForm({ isAdmin, isPending, onSubmit, onCancel }: Props) {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  const initialValues: Required<CreateTokenInput> = { name: "", scopes: ["read"], expiresInDays: 90 };
  const form = useForm({ initialValues, validate: validateBy(CreateTokenInput) });
  const areas: readonly TokenScope[] = TokenArea.options;
  const whole = TokenScope.options.filter(
    (scope) => !areas.includes(scope) && (isAdmin || scope !== "admin"),
  );
  return (
    <form noValidate onSubmit={form.onSubmit(onSubmit)}>
      <Stack>
        <TextInput
          label={t("tokens.name")}
          description={t("tokens.nameHint")}
          required
          data-autofocus
          {...form.getInputProps("name")}
        />
        <Checkbox.Group label={t("tokens.scopes")} required {...form.getInputProps("scopes")}>
          <Stack gap="xs" mt={6}>
            {whole.map((scope) => (
              <Checkbox key={scope} value={scope} label={t(`tokens.scope.${scope}`)} />
            ))}
            <Text size="sm" c="dimmed" mt={4}>
              {t("tokens.areas")}
            </Text>
            {areas.map((scope) => (
              <Checkbox key={scope} value={scope} label={t(`tokens.scope.${scope}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Select
          label={t("tokens.expiry")}
          allowDeselect={false}
          value={String(form.values.expiresInDays)}
          onChange={(days) => form.setFieldValue("expiresInDays", Number(days))}
          data={DAYS.map((days) => ({ value: String(days), label: t("tokens.days", { count: days }) }))}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {basics("cancel")}
          </Button>
          <Button type="submit" disabled={isPending}>
            {t("tokens.createNow")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

import { Button, PasswordInput, SegmentedControl, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { SignUpInput } from "@terzi/contracts/account";
import { isLanguage, LANGUAGES } from "@terzi/contracts/languages";
import { PASSWORD_MIN } from "@terzi/contracts/limits";
import { showLanguage, shownLanguage } from "@terzi/ui/texts";
import { showToast } from "@terzi/ui/toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { keepVisitorLanguage } from "../../app/visitor-language.ts";
import { Captcha } from "./captcha.tsx";

type Props = { captchaRound: number; isPending: boolean; onSubmit: (input: SignUpInput) => void };

export function SignUpForm({ captchaRound, isPending, onSubmit }: Props) {
  const { t } = useTranslation("auth");
  const basics = useTranslation().t;
  const [solved, setSolved] = useState<{ round: number; token: string } | null>(null);
  const token = solved?.round === captchaRound ? solved.token : "";
  const form = useForm({
    initialValues: { firstName: "", lastName: "", email: "", password: "", language: shownLanguage() },
    validate: validateBy(SignUpInput.omit({ recaptchaToken: true })),
  });

  const submit = form.onSubmit(
    (values) =>
      token
        ? onSubmit({ ...values, recaptchaToken: token })
        : showToast({
            tone: "error",
            title: t("signUp.verificationRequired"),
            text: t("signUp.verificationText"),
          }),
    (_errors, values) => {
      if (values.password.length < PASSWORD_MIN)
        showToast({ tone: "error", title: t("signUp.invalidPassword"), text: t("signUp.passwordShort") });
    },
  );
  const chooseLanguage = (language: string) => {
    if (!isLanguage(language)) return;
    form.setFieldValue("language", language);
    keepVisitorLanguage(language);
    void showLanguage(language);
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
          <TextInput label={t("firstName")} autoComplete="given-name" {...form.getInputProps("firstName")} />
          <TextInput label={t("lastName")} autoComplete="family-name" {...form.getInputProps("lastName")} />
        </SimpleGrid>
        <TextInput
          label={t("email")}
          type="email"
          autoComplete="username"
          required
          {...form.getInputProps("email")}
        />
        <PasswordInput
          label={t("password")}
          description={t("passwordHint")}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
          required
          aria-invalid={form.errors.password ? true : undefined}
          {...form.getInputProps("password")}
        />
        <div>
          <Text size="sm" fw={500} mb={4} id="sign-up-language">
            {basics("language")}
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby="sign-up-language"
            value={form.values.language}
            onChange={chooseLanguage}
            data={LANGUAGES.map((value) => ({ value, label: basics(`ownLanguages.${value}`) }))}
          />
        </div>
        <Captcha key={captchaRound} onSolved={(token) => setSolved({ round: captchaRound, token })} />
        <Button type="submit" size="md" disabled={!token || isPending} loading={isPending}>
          {t("signUp.submit")}
        </Button>
      </Stack>
    </form>
  );
}

import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** A password field whose button has a name. */
export function OwnPassword(props: PasswordInputProps) {
  const { t } = useTranslation("settings");
  return (
    <PasswordInput
      w="100%"
      required
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ "aria-label": t("password.show") }}
      {...props}
    />
  );
}

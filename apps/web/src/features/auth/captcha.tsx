import { Alert, Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { AltchaWidget } from "./altcha-widget.tsx";
import { RecaptchaWidget } from "./recaptcha-widget.tsx";

/** The captcha; each mounting requests its own challenge, because a solution works once. */
export function Captcha({ onSolved }: { onSolved: (token: string) => void }) {
  const { t } = useTranslation("auth");
  const basics = useTranslation().t;
  const challenge = trpc.auth.captcha.useQuery(undefined, { gcTime: 0, refetchOnMount: "always" });
  if (challenge.error)
    return (
      <Alert color="red" role="alert" title={t("signUp.captchaFailed")}>
        <Button size="xs" variant="default" onClick={() => challenge.refetch()}>
          {basics("retry")}
        </Button>
      </Alert>
    );
  if (!challenge.data || challenge.isFetching) return <Skeleton height={56} radius="md" />;
  return challenge.data.kind === "altcha" ? (
    <AltchaWidget challenge={challenge.data.challenge} onSolved={onSolved} />
  ) : (
    <RecaptchaWidget siteKey={challenge.data.siteKey} onSolved={onSolved} />
  );
}

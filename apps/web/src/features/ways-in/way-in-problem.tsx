import { Alert } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import type { WayInEnd } from "./read-way-in-end.ts";

/** Why signing in through another site failed; nothing when it worked. */
export function WayInProblem({ title, problem, provider }: WayInEnd & { title: string }) {
  const { t } = useTranslation("auth", { keyPrefix: "ways" });
  const providers = trpc.identities.providers.useQuery(undefined, { enabled: Boolean(problem) });
  if (!problem) return null;
  const name = providers.data?.find(({ id }) => id === provider)?.name ?? t("somewhere");
  return (
    <Alert color="red" icon={<IconAlertCircle />} role="alert" title={title} mb="md">
      {t(`problems.${problem}`, { name })}
    </Alert>
  );
}

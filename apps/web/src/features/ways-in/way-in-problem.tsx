import { Alert } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import type { WayInEnd } from "./read-way-in-end.ts";

/** Why nobody came in by another site; nothing where all went well. */
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

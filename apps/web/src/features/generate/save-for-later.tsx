import { Button, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { isWebAddress } from "@terzi/contracts/applications";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc, userKey } from "../../app/trpc.ts";
import type { Order } from "./kept-order.ts";

type Props = { order: Order; isReady: boolean; change: (changed: Partial<Order>) => void };

/** Stores the posting among the applications; a CV made for it later is attached there. */
export function SaveForLater({ order, isReady, change }: Props) {
  const { t } = useTranslation("generate");
  const basics = useTranslation().t;
  const navigate = useNavigate();
  const cost = trpc.applications.price.useQuery().data?.cost ?? 0;
  const create = trpc.applications.create.useMutation({
    meta: {
      failure: { title: basics("error"), text: basics("offline") },
      touches: [getQueryKey(trpc.applications.list), getQueryKey(trpc.applications.totals), userKey],
    },
    onSuccess: ({ id }) => {
      change({ applicationId: id });
      showToast({
        tone: "success",
        title: t("savedForLater"),
        action: {
          label: t("openSaved"),
          run: () => void navigate({ to: "/applications/$id", params: { id } }),
        },
      });
    },
  });
  if (order.applicationId)
    return (
      <Text size="sm" c="dimmed">
        {t("forApplication")}
      </Text>
    );
  const { jobTitle, company, jobPosting, postingUrl } = order;
  const address = isWebAddress(postingUrl) ? { postingUrl } : {};
  return (
    <Button
      variant="default"
      size="md"
      disabled={!isReady}
      loading={create.isPending}
      onClick={() => create.mutate({ jobTitle, company, jobPosting, ...address })}
    >
      {cost > 0 ? t("saveForLaterFor", { count: cost }) : t("saveForLater")}
    </Button>
  );
}

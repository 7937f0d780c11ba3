import { Button, CopyButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import type { CvShare } from "@terzi/contracts/share";
import { showDay } from "@terzi/ui/show-values";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

type Props = { id: string; share: CvShare; onClose: () => void };

/** The link of a CV: to be copied, or switched off. */
export function SharedLink({ id, share, onClose }: Props) {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  const unshare = trpc.cv.unshare.useMutation({
    meta: {
      failure: { title: basics("error"), text: basics("offline") },
      touches: [getQueryKey(trpc.cv.shareOf, { id })],
    },
  });
  const { expiresAt, hasPassword, views, downloads } = share;
  const isOver = expiresAt !== null && new Date(expiresAt) <= new Date();
  const address = new URL(share.path, window.location.origin).href;
  const untilWhen = expiresAt
    ? t(isOver ? "share.ended" : "share.until", { date: showDay(expiresAt) })
    : t("share.untilOff");
  const counts = [
    views && t("share.views", { count: views }),
    downloads && t("share.downloads", { count: downloads }),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <>
      <Stack gap="xs">
        {!isOver && (
          <TextInput
            data-autofocus
            label={t("share.link")}
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <Text size="sm">
          {untilWhen} {hasPassword && t("share.withPassword")}
        </Text>
        <Text size="sm" c="dimmed">
          {counts || t("share.unseen")}
        </Text>
        <Text size="sm" c="dimmed">
          {t("share.note")}
        </Text>
      </Stack>
      <Group justify="space-between" mt="lg">
        <Button variant="default" loading={unshare.isPending} onClick={() => unshare.mutate({ id })}>
          {t(isOver ? "share.again" : "share.off")}
        </Button>
        {isOver ? (
          <Button variant="default" onClick={onClose}>
            {basics("done")}
          </Button>
        ) : (
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />} onClick={copy}>
                {t(copied ? "share.copied" : "share.copy")}
              </Button>
            )}
          </CopyButton>
        )}
      </Group>
    </>
  );
}

import { Group, Modal, Select, Skeleton, Stack, Text } from "@mantine/core";
import type { CvVersion } from "@terzi/contracts/saved-cv";
import { failureText } from "@terzi/ui/failures";
import { ErrorState } from "@terzi/ui/page-states";
import { showDay } from "@terzi/ui/show-values";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { ChangeList } from "./change-list.tsx";

type Props = { id: string; versions: CvVersion[]; opened: number; onClose: () => void };

/** Two versions compared by meaning; by default the current one with the one before it. */
export function CompareDialog({ id, versions, opened, onClose }: Props) {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  const current = versions[0]?.number ?? 1;
  const [from, setFrom] = useState(opened === current ? (versions[1]?.number ?? 1) : opened);
  const [to, setTo] = useState(current);
  const comparison = trpc.cv.compareVersions.useQuery({ id, from, to });
  const choice = (label: string, value: number, set: (number: number) => void) => (
    <Select
      label={label}
      allowDeselect={false}
      value={String(value)}
      onChange={(chosen) => set(Number(chosen))}
      data={versions.map(({ number, createdAt }) => ({
        value: String(number),
        label: `${t("versions.one", { number })} · ${showDay(createdAt)}`,
      }))}
      style={{ flex: "1 1 12rem" }}
    />
  );
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t("compare.title")}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      <Stack gap="lg">
        <Group gap="sm">
          {choice(t("compare.from"), from, setFrom)}
          {choice(t("compare.to"), to, setTo)}
        </Group>
        {comparison.isPending ? (
          <Skeleton height={120} />
        ) : comparison.data ? (
          <div role="status">
            {comparison.data.changes.length ? (
              <ChangeList changes={comparison.data.changes} />
            ) : (
              <Text>{t("compare.same")}</Text>
            )}
          </div>
        ) : (
          <ErrorState
            text={failureText(comparison.error, basics("offline"))}
            onRetry={() => comparison.refetch()}
          />
        )}
      </Stack>
    </Modal>
  );
}

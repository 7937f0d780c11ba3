import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import type { CvVersion } from "@terzi/contracts/saved-cv";
import { showMoment } from "@terzi/ui/show-values";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import classes from "./change-list.module.css";
import { useChangeWords } from "./change-words.ts";
import { CompareDialog } from "./compare-dialog.tsx";

/** How many are shown before one asks for the others. */
const SHOWN = 5;

/** The versions of a CV: what each changed, each of them restorable. */
export function VersionsCard({ id }: { id: string }) {
  const { t } = useTranslation("cvs");
  const versions = trpc.cv.versions.useQuery(
    { id },
    // A download opens a tab of its own, and is counted.
    { refetchOnWindowFocus: "always" },
  );
  const [compared, compare] = useState<number | null>(null);
  const [isWhole, showAll] = useState(false);
  // A CV that was never edited has nothing to compare.
  if (!versions.data || versions.data.length < 2) return null;
  const shown = isWhole ? versions.data : versions.data.slice(0, SHOWN);
  return (
    <Card>
      <Title order={2} mb={4}>
        {t("versions.title")}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t("versions.lead")}
      </Text>
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
        {shown.map((version) => (
          <VersionRow
            key={version.number}
            id={id}
            version={version}
            onCompare={() => compare(version.number)}
          />
        ))}
      </Stack>
      {shown.length < versions.data.length && (
        <Button variant="subtle" size="compact-sm" mt="md" onClick={() => showAll(true)}>
          {t("versions.all", { n: versions.data.length })}
        </Button>
      )}
      {compared !== null && (
        <CompareDialog id={id} versions={versions.data} opened={compared} onClose={() => compare(null)} />
      )}
    </Card>
  );
}

type RowProps = { id: string; version: CvVersion; onCompare: () => void };

function VersionRow({ id, version, onCompare }: RowProps) {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  const changeWords = useChangeWords();
  const restore = trpc.cv.restoreVersion.useMutation({
    meta: {
      failure: { title: basics("error"), text: basics("offline") },
      touches: [
        getQueryKey(trpc.cv.find, { id }),
        getQueryKey(trpc.cv.versions, { id }),
        getQueryKey(trpc.cv.receipts, { id }),
        getQueryKey(trpc.cv.list),
      ],
    },
    onSuccess: () =>
      showToast({ tone: "success", title: t("versions.restored", { number: version.number }) }),
  });
  const { number, isCurrent, downloads } = version;
  return (
    <Group component="li" justify="space-between" gap="sm" align="flex-start">
      <div style={{ flex: "1 1 14rem", minWidth: 0 }}>
        <Group gap="xs">
          <Text fw={600}>{t("versions.one", { number })}</Text>
          {isCurrent && <Badge>{t("versions.current")}</Badge>}
          {downloads > 0 && <Badge color="gray">{t("versions.downloaded", { count: downloads })}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {showMoment(version.createdAt)}
        </Text>
        <Text size="sm" className={classes.words ?? ""}>
          {changeWords(version.changes)}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          component="a"
          href={`/api/cvs/${id}/download/pdf?version=${number}`}
          target="_blank"
          rel="noopener"
          variant="default"
          size="sm"
          aria-label={t("versions.pdf", { number })}
        >
          PDF
        </Button>
        <Button
          variant="default"
          size="sm"
          onClick={onCompare}
          aria-label={t("versions.compareThis", { number })}
        >
          {t("versions.compare")}
        </Button>
        {!isCurrent && (
          <Button
            variant="default"
            size="sm"
            // Disabled meanwhile, it would lose the focus.
            aria-busy={restore.isPending}
            onClick={() => restore.isPending || restore.mutate({ id, number })}
            aria-label={t("versions.restoreThis", { number })}
          >
            {t("versions.restore")}
          </Button>
        )}
      </Group>
    </Group>
  );
}

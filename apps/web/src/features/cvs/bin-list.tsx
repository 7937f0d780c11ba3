import { Button, Collapse, Group, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconTrash } from "@tabler/icons-react";
import { CV_BIN_DAYS } from "@terzi/contracts/limits";
import { showDay } from "@terzi/ui/show-values";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

const DAY_MS = 86_400_000;

/** What was deleted in the last days, below the list and out of the way. */
export function BinList() {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  const [isOpen, { toggle }] = useDisclosure(false);
  const bin = trpc.cv.bin.useQuery();
  const restore = trpc.cv.restore.useMutation({
    meta: {
      failure: { title: basics("error"), text: basics("offline") },
      touches: [getQueryKey(trpc.cv.list), getQueryKey(trpc.cv.bin)],
    },
  });
  if (!bin.data?.length) return null;
  const goneOn = (deletedAt: string) =>
    showDay(new Date(Date.parse(deletedAt) + CV_BIN_DAYS * DAY_MS).toISOString());
  return (
    <section>
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        aria-expanded={isOpen}
        leftSection={<IconTrash size={16} />}
        rightSection={<IconChevronDown size={16} style={{ rotate: isOpen ? "180deg" : "0deg" }} />}
        onClick={toggle}
      >
        {t("bin.title", { n: bin.data.length })}
      </Button>
      <Collapse expanded={isOpen}>
        <Stack component="ul" gap="xs" p={0} mt="sm" style={{ listStyle: "none" }}>
          {bin.data.map((cv) => (
            <Group key={cv.id} component="li" justify="space-between" gap="sm">
              <div style={{ overflowWrap: "anywhere" }}>
                <Text>{[cv.jobTitle, cv.company].filter(Boolean).join(", ")}</Text>
                <Text size="sm" c="dimmed">
                  {t("bin.until", { date: goneOn(cv.deletedAt) })}
                </Text>
              </div>
              <Button variant="default" size="sm" onClick={() => restore.mutate({ id: cv.id })}>
                {t("bin.restore")}
              </Button>
            </Group>
          ))}
        </Stack>
      </Collapse>
    </section>
  );
}

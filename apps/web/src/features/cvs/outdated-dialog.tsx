import { Button, Group, Modal, Stack, Text, Title } from "@mantine/core";
import type { OutdatedCv } from "@terzi/contracts/saved-cv";
import { useTranslation } from "react-i18next";
import { OutdatedFacts } from "./outdated-facts.tsx";

type Props = { cvs: OutdatedCv[]; onClose: () => void };

/** The CVs that still hold what the profile changed. */
export function OutdatedDialog({ cvs, onClose }: Props) {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t("outdated.dialogTitle", { count: cvs.length })}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      <Stack gap="xl">
        <Text>{t("outdated.text")}</Text>
        {cvs.map((cv) => (
          <section key={cv.id} aria-label={cv.jobTitle}>
            <Title order={3} mb="sm">
              {[cv.jobTitle || t("title"), cv.company].filter(Boolean).join(", ")}
            </Title>
            <OutdatedFacts cv={cv} />
          </section>
        ))}
      </Stack>
      <Group justify="flex-end" mt="xl">
        <Button variant="default" onClick={onClose}>
          {t("outdated.later")}
        </Button>
      </Group>
    </Modal>
  );
}

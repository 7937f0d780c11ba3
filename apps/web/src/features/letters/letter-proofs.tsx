import { Accordion, Stack, Text } from "@mantine/core";
import type { LetterProof } from "@terzi/contracts/letter";
import { useTranslation } from "react-i18next";

type Props = { proofs: LetterProof[]; body: string };

/** The person's own lines below each sentence made from them, as long as it stands. */
export function LetterProofs({ proofs, body }: Props) {
  const { t } = useTranslation("letter");
  const standing = proofs.filter(({ sentence }) => body.includes(sentence));
  return (
    <Accordion variant="separated" mt="lg">
      <Accordion.Item value="proofs">
        <Accordion.Control>{t("proofs")}</Accordion.Control>
        <Accordion.Panel>
          <Stack gap="md">
            {standing.map(({ sentence, lines }) => (
              <div key={sentence}>
                <Text size="sm" fw={500}>
                  {sentence}
                </Text>
                <Text size="sm" c="dimmed">
                  {[...new Set(lines.map(({ quote }) => `“${quote}”`))].join(", ")}
                </Text>
              </div>
            ))}
            <Text size="sm" c="dimmed">
              {t(standing.length ? "proofsText" : "noProofs")}
            </Text>
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

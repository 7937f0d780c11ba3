import { ActionIcon, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import type { Rejection } from "@terzi/contracts/cv";
import { useTranslation } from "react-i18next";
import { sectionName } from "../match/place-name.ts";
import { rejectionReason, sectionOf } from "../preview/rejection-words.ts";
import type { Offer } from "./offers.ts";
import { SideSheet } from "./side-sheet.tsx";
import classes from "./studio.module.css";
import type { OfferTurns } from "./use-offer-keys.ts";

/** How many offers wait, and a way through them. */
export function OfferList({ offers, turns }: { offers: Offer[]; turns: OfferTurns }) {
  const { t } = useTranslation("studio");
  if (!offers.length) return null;
  return (
    <section>
      <Group justify="space-between" wrap="nowrap">
        <Title order={3} size="h6">
          {t("offers.title", { count: offers.length })}
        </Title>
        <Group gap={2} wrap="nowrap">
          <ActionIcon variant="subtle" aria-label={t("offers.previous")} onClick={() => turns.step(-1)}>
            <IconChevronUp size={18} />
          </ActionIcon>
          <ActionIcon variant="subtle" aria-label={t("offers.next")} onClick={() => turns.step(1)}>
            <IconChevronDown size={18} />
          </ActionIcon>
        </Group>
      </Group>
      <Text size="xs" c="dimmed">
        {t("offers.lead")}
      </Text>
      <Text size="xs" c="dimmed" visibleFrom="md">
        {t("offers.keys")}
      </Text>
    </section>
  );
}

type RefusedProps = { refused: Rejection[]; onWrite: (rejection: Rejection) => void };

/** What was refused, why, and a way to write it all the same. */
export function RefusedDrawer({ refused, onWrite }: RefusedProps) {
  const { t } = useTranslation("studio");
  const preview = useTranslation("preview").t;
  const [isOpen, drawer] = useDisclosure(false);
  if (!refused.length) return null;
  const title = t("refused.title", { count: refused.length });
  return (
    <section>
      <Button variant="subtle" size="compact-sm" ml={-8} onClick={drawer.open}>
        {title}
      </Button>
      <SideSheet opened={isOpen} onClose={drawer.close} position="right" title={title} size="md">
        <Text size="sm" mb="md">
          {t("refused.lead")}
        </Text>
        <Stack component="ul" gap="md" p={0} m={0} className={classes.rows}>
          {refused.map((rejection) => {
            const section = sectionOf(rejection);
            return (
              <li key={`${rejection.at} ${rejection.proposed}`}>
                {section && (
                  <Text size="xs" c="dimmed">
                    {sectionName(section)}
                  </Text>
                )}
                <Text size="sm" dir="auto" className={classes.words}>
                  <del>{rejection.proposed}</del>
                </Text>
                <Text size="sm">{rejectionReason(rejection, preview)}</Text>
                {rejection.instead && (
                  <Text size="sm" c="dimmed" dir="auto" className={classes.words}>
                    {preview("rejections.instead")}: {rejection.instead}
                  </Text>
                )}
                <Button
                  size="compact-xs"
                  variant="light"
                  mt={4}
                  onClick={() => {
                    drawer.close();
                    onWrite(rejection);
                  }}
                >
                  {t("refused.write")}
                </Button>
              </li>
            );
          })}
        </Stack>
      </SideSheet>
    </section>
  );
}

import { Badge, Button, Card, List, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { CreditPackage } from "@terzi/contracts/credits";
import { cvsPer } from "@terzi/contracts/cvs-per";
import { showPrice } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";

type Props = { pack: CreditPackage; cost: number; onBuy: () => void };

/** What a package costs and contains. */
export function PackageCard({ pack, cost, onBuy }: Props) {
  const { t } = useTranslation("credits");
  const credits = pack.credits + pack.bonusCredits;
  const features = [
    t("features.cvs", { count: cvsPer(credits, cost) }),
    t("features.matching"),
    t("features.formats"),
    t("features.analysis"),
    t("features.languages"),
  ];
  return (
    <Card padding="xl" pos="relative" style={pack.popular ? { borderColor: "var(--t-accent)" } : undefined}>
      <Stack gap="xs" h="100%">
        <Title order={2} id={`package-${pack.id}`}>
          {pack.name}
        </Title>
        {pack.popular && (
          <Badge variant="filled" pos="absolute" top={12} right={12}>
            {t("popular")}
          </Badge>
        )}
        <div>
          <Text span ff="var(--t-serif)" fw={600} fz={36} lh={1.2}>
            {showPrice(pack.price)}
          </Text>{" "}
          <Text span size="sm" c="dimmed">
            {t("oneTime")}
          </Text>
        </div>
        <Text fw={600}>{t("total", { count: credits })}</Text>
        {pack.bonusCredits > 0 && (
          <Text size="sm" c="var(--t-thread)" fw={500}>
            {t("bonus", { count: pack.bonusCredits })}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {t("perCredit", { price: showPrice(pack.price / credits) })}
        </Text>
        <List
          my="sm"
          size="sm"
          spacing={6}
          icon={
            <ThemeIcon variant="light" size={18} radius="xl">
              <IconCheck size={12} />
            </ThemeIcon>
          }
        >
          {features.map((feature) => (
            <List.Item key={feature}>{feature}</List.Item>
          ))}
        </List>
        <Button
          mt="auto"
          variant={pack.popular ? "filled" : "default"}
          aria-describedby={`package-${pack.id}`}
          onClick={onBuy}
        >
          {t("buy")}
        </Button>
      </Stack>
    </Card>
  );
}

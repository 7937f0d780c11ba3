import { Badge, Button, Card, Group, Text, Title } from "@mantine/core";
import type { CreditPackage } from "@terzi/contracts/credits";
import { showNumber, showPrice } from "@terzi/ui/show-values";
import { showToast } from "@terzi/ui/toast";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { EditPackage } from "./edit-package.tsx";

/** One package: what it is, or the form that changes it. */
export function PackageCard({ pack }: { pack: CreditPackage }) {
  const id = useId();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card component="article" aria-labelledby={id}>
      <Group justify="space-between" align="flex-start" mb="sm" wrap="nowrap">
        <Title order={3} id={id} style={{ overflowWrap: "anywhere", minWidth: 0 }}>
          {pack.name}
        </Title>
        <PackageBadges pack={pack} />
      </Group>
      {isEditing ? (
        <EditPackage pack={pack} onDone={() => setEditing(false)} />
      ) : (
        <PackageFacts pack={pack} onEdit={() => setEditing(true)} />
      )}
    </Card>
  );
}

function PackageBadges({ pack }: { pack: CreditPackage }) {
  const { t } = useTranslation("admin");
  return (
    <Group gap={4} justify="flex-end" style={{ flex: "none" }}>
      {pack.popular && <Badge color="thread">{t("packages.popular")}</Badge>}
      <Badge color={pack.active ? "green" : "gray"}>
        {pack.active ? t("packages.active") : t("packages.inactive")}
      </Badge>
    </Group>
  );
}

function PackageFacts({ pack, onEdit }: { pack: CreditPackage; onEdit: () => void }) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const total = pack.credits + pack.bonusCredits;
  return (
    <>
      <dl style={{ margin: 0, flex: 1 }}>
        <Fact name={t("packages.priceLabel")}>{showPrice(pack.price)}</Fact>
        <Fact name={t("packages.base")}>{showNumber(pack.credits)}</Fact>
        {pack.bonusCredits > 0 && <Fact name={t("packages.bonus")}>+{showNumber(pack.bonusCredits)}</Fact>}
        <Fact name={t("packages.total")}>{showNumber(total)}</Fact>
        <Fact name={t("packages.perCredit")}>{showPrice(pack.price / total, 3)}</Fact>
      </dl>
      <Group mt="md" gap="xs">
        <Button
          size="xs"
          variant="default"
          aria-label={t("packages.ofPackage", { action: basics("edit"), name: pack.name })}
          onClick={onEdit}
        >
          {basics("edit")}
        </Button>
        <SaleToggle pack={pack} />
      </Group>
    </>
  );
}

/** Puts a package on sale or takes it off. A failure, as specified, shows no toast: the badge stays as it was. */
function SaleToggle({ pack }: { pack: CreditPackage }) {
  const { t } = useTranslation("admin");
  const toggle = trpc.admin.updatePackage.useMutation({
    onSuccess: () => showToast({ tone: "success", title: t("packages.toggled") }),
  });
  const action = pack.active ? t("packages.deactivate") : t("packages.activate");
  return (
    <Button
      size="xs"
      variant="light"
      aria-label={t("packages.ofPackage", { action, name: pack.name })}
      loading={toggle.isPending}
      onClick={() => toggle.mutate({ id: pack.id, active: !pack.active })}
    >
      {action}
    </Button>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Group justify="space-between" gap="xs" py={2}>
    <Text component="dt" size="sm" c="dimmed">
      {name}
    </Text>
    <Text component="dd" size="sm" fw={500} m={0} style={{ fontVariantNumeric: "tabular-nums" }}>
      {children}
    </Text>
  </Group>
);

import { Group, Loader, Modal, Text } from "@mantine/core";
import type { CreditPackage } from "@terzi/contracts/credits";
import { showPrice } from "@terzi/ui/show-values";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CardStep } from "./card-step.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import type { Checkout } from "./use-checkout.ts";

type Props = {
  checkout: Checkout;
  onClose: () => void;
  onUnavailable: () => void;
  onConfirmed: (pack: CreditPackage) => void;
};

/** Buys one package. It can't be closed while the provider is working. */
export function PaymentDialog({ checkout, onClose, onUnavailable, onConfirmed }: Props) {
  const { t } = useTranslation("credits");
  const basics = useTranslation().t;
  const [isBusy, setBusy] = useState(false);
  const { pack, card, isUnconfirmed } = checkout;
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={!isBusy}
      title={t("payment.title", { name: pack.name })}
      closeButtonProps={{ "aria-label": basics("close"), disabled: isBusy }}
    >
      <Text c="dimmed" mb="md">
        {t("total", { count: pack.credits + pack.bonusCredits })} · {showPrice(pack.price)}
      </Text>
      {isUnconfirmed && <ConfirmStep onConfirmed={() => onConfirmed(pack)} />}
      {card && (
        <CardStep
          key={card.clientSecret}
          pack={pack}
          card={card}
          onBusy={setBusy}
          onClose={onClose}
          onUnavailable={onUnavailable}
        />
      )}
      {!card && !isUnconfirmed && (
        <Group role="status" justify="center" mih={180}>
          <Loader size="sm" />
          <Text c="dimmed">{t("payment.preparing")}</Text>
        </Group>
      )}
    </Modal>
  );
}

import { Button, Group } from "@mantine/core";
import { showPrice } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";

type Props = { priceCents: number; isBusy: boolean; isReady?: boolean; onCancel: () => void };

/** The end of every card form: cancel, or pay. */
export function PayButtons({ priceCents, isBusy, isReady = true, onCancel }: Props) {
  const { t } = useTranslation("credits");
  const basics = useTranslation().t;
  return (
    <Group justify="flex-end" mt="lg">
      <Button variant="default" disabled={isBusy} onClick={onCancel}>
        {basics("cancel")}
      </Button>
      <Button type="submit" disabled={isBusy || !isReady}>
        {isBusy ? t("payment.processing") : t("payment.pay", { price: showPrice(priceCents) })}
      </Button>
    </Group>
  );
}

import { Box, Card, List, SimpleGrid, Text, Title } from "@mantine/core";
import { IconCoins } from "@tabler/icons-react";
import { failureText } from "@terzi/ui/failures";
import { PageHeading } from "@terzi/ui/page-heading";
import { EmptyState, ErrorState } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { UnconfirmedNotice } from "../confirmation/unconfirmed-notice.tsx";
import { PackageCard } from "./package-card.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";
import { PurchaseHistory } from "./purchase-history.tsx";
import { useCheckout } from "./use-checkout.ts";
import { useReturnedPayment } from "./use-returned-payment.ts";

export function CreditsPage() {
  const { t } = useTranslation("credits");
  const basics = useTranslation().t;
  usePageTitle(t("title"));
  const [user] = trpc.auth.user.useSuspenseQuery();
  const packages = trpc.credits.packages.useQuery();
  const price = trpc.credits.price.useQuery();
  const { checkout, open, close, abandon } = useCheckout();
  useReturnedPayment();
  const failed = [packages, price].find((query) => query.isLoadingError);
  if (failed)
    return (
      <ErrorState text={failureText(failed.error, basics("offline"))} onRetry={() => failed.refetch()} />
    );
  if (!packages.data || !price.data) return <Text role="status">{t("loading")}</Text>;
  const { cost } = price.data;
  return (
    <>
      <PageHeading
        title={t("title")}
        lead={`${t("balance")}: ${t("total", { count: user?.credits ?? 0 })}`}
      />
      {user && !user.emailConfirmedAt && (
        <Box mb="lg">
          <UnconfirmedNotice user={user} />
        </Box>
      )}
      {packages.data.length ? (
        <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
          {packages.data.map((pack) => (
            <PackageCard key={pack.id} pack={pack} cost={cost} onBuy={() => open(pack)} />
          ))}
        </SimpleGrid>
      ) : (
        <EmptyState
          icon={<IconCoins size={40} stroke={1.4} />}
          title={t("emptyTitle")}
          text={t("emptyText")}
        />
      )}
      {user && <PurchaseHistory email={user.email} />}
      <Card mt="xl">
        <Title order={2} mb="sm">
          {t("how")}
        </Title>
        <List spacing={6}>
          <List.Item>{t("howCost", { count: cost })}</List.Item>
          <List.Item>{t("howExpire")}</List.Item>
          <List.Item>{t("howPayment")}</List.Item>
          <List.Item>{t("howAdded")}</List.Item>
        </List>
      </Card>
      {checkout && (
        <PaymentDialog
          checkout={checkout}
          onClose={close}
          onUnavailable={() => abandon()}
          onConfirmed={open}
        />
      )}
    </>
  );
}

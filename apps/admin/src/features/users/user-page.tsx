import { Alert, Anchor, Stack, Text } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { failureOf } from "@terzi/ui/failures";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { ReadPart } from "../../lists/list-states.tsx";
import { AccountCard } from "./account-card.tsx";
import { UserCvs, UserLedger, UserPurchases, UserTickets } from "./user-lists.tsx";
import { UserAudit, UserMails, UserSessions } from "./user-story.tsx";

const route = getRouteApi("/_panel/users/$userId");

/** Everything support needs about one account, and nothing of what its CVs and mails say. */
export function UserPage() {
  const { t } = useTranslation("admin");
  const { userId } = route.useParams();
  const page = trpc.admin.user.useQuery({ userId });
  const code = failureOf(page.error)?.code;
  const isMissing = code === "NOT_FOUND" || code === "INVALID_INPUT";
  return (
    <Stack gap="lg">
      <Anchor component={Link} to="/users" size="sm" style={{ alignSelf: "flex-start" }}>
        ← {t("user.back")}
      </Anchor>
      {isMissing ? (
        <Alert color="red" title={t("user.notFound")} role="alert" />
      ) : (
        <ReadPart read={page}>
          {({ user, waysIn, ledger, purchases, cvs, tickets, mails, sessions, audit }) => (
            <>
              <AccountCard user={user} waysIn={waysIn} />
              <UserLedger entries={ledger} />
              <UserPurchases purchases={purchases} />
              <UserCvs cvs={cvs} />
              <UserTickets tickets={tickets} />
              <UserMails mails={mails} />
              <UserSessions sessions={sessions} />
              <UserAudit entries={audit} />
              <Text size="sm" c="dimmed">
                {t("user.newestHundred")}
              </Text>
            </>
          )}
        </ReadPart>
      )}
    </Stack>
  );
}

import { Card, Text } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SupportSections } from "./support-sections.tsx";
import { TicketDetails } from "./ticket-details.tsx";
import { TicketList } from "./ticket-list.tsx";
import classes from "./tickets.module.css";

const route = getRouteApi("/_panel/tickets");

/** The tickets, and beside them the one that is open; on phones one takes the other's place. */
export function TicketsTab() {
  const { t } = useTranslation("admin");
  const { ticket } = route.useSearch();
  return (
    <>
      <SupportSections open="tickets" />
      <div className={classes.columns} data-open={ticket ? true : undefined}>
        <div className={classes.list}>
          <TicketList openId={ticket} />
        </div>
        <div className={classes.details}>
          {ticket ? (
            // Another ticket is another form: what was typed for one never goes to the other.
            <TicketDetails key={ticket} id={ticket} />
          ) : (
            <Card>
              <Text c="dimmed" ta="center" py="xl">
                {t("tickets.select")}
              </Text>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

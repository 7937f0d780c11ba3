import { texts as audit } from "./admin/audit.ts";
import { texts as operations } from "./admin/operations.ts";
import { texts as overview } from "./admin/overview.ts";
import { texts as packages } from "./admin/packages.ts";
import { texts as purchases } from "./admin/purchases.ts";
import { texts as queue } from "./admin/queue.ts";
import { texts as settings } from "./admin/settings.ts";
import { texts as tickets } from "./admin/tickets.ts";
import { texts as users } from "./admin/users.ts";

export const texts = {
  title: "Admin Panel",
  loading: "Loading admin panel...",
  failed: "The server could not be reached.",
  toProduct: "Back to Terzi",
  refresh: "Refresh",
  tabs: {
    overview: "Overview",
    users: "Users",
    purchases: "Purchases",
    packages: "Credit Packages",
    tickets: "Support Tickets",
    settings: "System Settings",
  },
  notKnown: "N/A",
  all: "All",
  previous: "Previous page",
  next: "Next page",
  page: "Page {{n}}",
  more: "Show more",
  nothingFound: "Nothing matches these filters.",
  lists: {
    csv: "Download CSV",
    saved: "Saved filters",
    none: "None yet. Narrow the list first, then save it here.",
    save: "Save these filters…",
    saveTitle: "Save these filters",
    name: "Name",
    hint: "A name that you have used for this list is replaced.",
    keep: "Save",
    kept: "Filters saved",
    forget: "Delete “{{name}}”",
    forgotten: "Filters deleted",
    failed: "The filters could not be saved",
    notForgotten: "The filters could not be deleted",
    clear: "Show everything",
  },
  actions: "Actions",
  date: "Date",
  credits: "Credits",
  status: "Status",
  creditCount_one: "{{count, number}} credit",
  creditCount_other: "{{count, number}} credits",
  nobody: "Payment provider",
  overview,
  queue,
  ...operations,
  ...users,
  purchases,
  packages,
  ...tickets,
  settings,
  audit,
};

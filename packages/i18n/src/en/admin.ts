export const texts = {
  title: "Admin Panel",
  loading: "Loading admin panel...",
  failed: "The server could not be reached.",
  toProduct: "Back to Terzi",
  tabs: {
    overview: "Overview",
    users: "Users",
    purchases: "Purchases",
    packages: "Credit Packages",
    tickets: "Support Tickets",
    settings: "System Settings",
  },
};

export const texts = {
  lead: "Each change is saved as you type.",
  none: "No settings",
  updated: "System setting updated",
  failed: "Failed to update setting",
  fallback: "This is not a positive whole number: the built-in value holds.",
  descriptions: {
    cv_cost: "Credits that saving one CV costs",
    previews_per_hour: "Generations that one user may start in an hour",
    previews_per_day: "Generations that one user may start in a day",
  },
  toAudit: "Audit trail",
  toAuditText: "Who changed what, and when.",
};

export const texts = {
  lead: "A change is saved when you pause in typing. What changes a price a lot is asked about first.",
  none: "No settings",
  updated: "System setting updated",
  failed: "Failed to update setting",
  fallback: "The stored value is not a positive whole number: the built-in value is in force.",
  inForce: "In force now: {{value}}",
  unusable: "Not saved: only a positive whole number can be used. {{value}} stays in force.",
  ask: "From {{from}} to {{to}} is a big step, and people pay by this at once.",
  confirm: "Set to {{to}}",
  keep: "Keep {{from}}",
  descriptions: {
    cv_cost: "Credits that saving one CV costs",
    admin_passkey:
      "Admins have to log in with a passkey. Who has none is led to add one, and can do nothing else until then.",
    application_cost: "Credits that adding one application costs",
    interview_cost: "Credits that preparing the interview for one CV costs, once",
    letter_cost: "Credits that writing one cover letter costs",
    previews_per_hour: "Generations that one user may start in an hour",
    previews_per_day: "Generations that one user may start in a day",
  },
  toAudit: "Audit trail",
  toAuditText: "Who changed what, and when.",
};

export const texts = {
  totalRevenue: "Total Revenue",
  search: "Search by name, email or payment ID",
  user: "User",
  package: "Package",
  amount: "Amount",
  statuses: { pending: "Pending", completed: "Completed", failed: "Failed", refunded: "Refunded" },
  disputed: "Disputed",
  none: "No purchases match your search.",
  refund: "Refund",
  refundOf: "Refund the purchase of {{email}}",
  refundTitle: "Refund this purchase?",
  refundText:
    "{{amount}} go back to {{email}}, and what is left of the {{credits}} credits is taken back. This can't be undone.",
  refunded: "Purchase refunded",
  refundFailed: "Failed to refund the purchase",
};

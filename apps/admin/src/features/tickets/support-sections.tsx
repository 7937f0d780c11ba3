import { SegmentedControl } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** Between the tickets and what came by the contact form. */
export function SupportSections({ open }: { open: "tickets" | "messages" }) {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  return (
    <SegmentedControl
      mb="md"
      aria-label={t("tickets.sections")}
      value={open}
      onChange={(value) => navigate({ to: value === "messages" ? "/messages" : "/tickets" })}
      data={[
        { value: "tickets", label: t("tickets.tickets") },
        { value: "messages", label: t("tickets.messages") },
      ]}
    />
  );
}

import { IconMessageQuestion } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { BesideCard } from "../cvs/beside-card.tsx";

/** The way to the interview pack of a CV. */
export function InterviewCard({ cvId }: { cvId: string }) {
  const { t } = useTranslation("interview");
  return (
    <BesideCard
      cvId={cvId}
      to="/cvs/$id/interview"
      title={t("title")}
      text={t("cardText")}
      label={t("open")}
      icon={<IconMessageQuestion size={18} />}
    />
  );
}

import { IconTrendingUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { BesideCard } from "../cvs/beside-card.tsx";

/** The way to the questions that could raise a CV's match; none where there is nothing to ask. */
export function GapsCard({ cvId }: { cvId: string }) {
  const { t } = useTranslation("gaps");
  const gaps = trpc.gaps.ask.useQuery({ cvId }, { refetchOnMount: "always" });
  const { questions = [] } = gaps.data ?? {};
  if (!questions.length) return null;
  // All of them together can't win more than what is missing.
  const gain = Math.min(
    100 - (gaps.data?.score ?? 0),
    questions.reduce((sum, question) => sum + question.gain, 0),
  );
  return (
    <BesideCard
      cvId={cvId}
      to="/cvs/$id/gaps"
      title={t("title")}
      text={t("cardText", { count: questions.length, gain })}
      label={t("open")}
      icon={<IconTrendingUp size={18} />}
    />
  );
}

import { IconMail } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { BesideCard } from "../cvs/beside-card.tsx";

/** The way to the letters of a CV. */
export function LetterCard({ cvId }: { cvId: string }) {
  const { t } = useTranslation("letter");
  const letters = trpc.letters.list.useQuery({ cvId });
  const count = letters.data?.length ?? 0;
  return (
    <BesideCard
      cvId={cvId}
      to="/cvs/$id/letter"
      title={t("title")}
      text={count ? t("cardList", { count }) : t("cardText")}
      label={t(count ? "open" : "start")}
      icon={<IconMail size={18} />}
    />
  );
}

import { IconLanguage } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { BesideCard } from "../cvs/beside-card.tsx";

/** The way to a CV beside the same CV in the other language. */
export function TwinCard({ cvId }: { cvId: string }) {
  const { t } = useTranslation("twin");
  const basics = useTranslation().t;
  const twin = trpc.cv.twin.useQuery({ id: cvId }, { refetchOnMount: "always" });
  if (!twin.data) return null;
  const { language, view } = twin.data;
  // Seen from the twin's own page, the other one is the first.
  const other = view && view.twin.id === cvId ? view.original.language : language;
  const said = { language: basics(`languages.${other}`) };
  return (
    <BesideCard
      cvId={cvId}
      to="/cvs/$id/twin"
      title={t("title")}
      text={view ? t("cardHasOne", said) : t("cardText", said)}
      label={view ? t("open") : t("start", said)}
      icon={<IconLanguage size={18} />}
    />
  );
}

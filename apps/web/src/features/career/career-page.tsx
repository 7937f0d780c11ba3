import { failureText } from "@terzi/ui/failures";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { CareerEditor } from "./career-editor.tsx";

export function CareerPage() {
  const { t } = useTranslation("career");
  const basics = useTranslation().t;
  usePageTitle(t("title"));
  const [user] = trpc.auth.user.useSuspenseQuery();
  const career = trpc.career.read.useQuery();
  if (career.isLoadingError)
    return (
      <ErrorState text={failureText(career.error, basics("offline"))} onRetry={() => career.refetch()} />
    );
  if (!career.data || !user) return <PageSkeleton />;
  return <CareerEditor key={user.id} saved={career.data} user={user} />;
}

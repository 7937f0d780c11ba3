import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

/** Actions on the lines of a twin; the server's answer is the page's next state. */
export function useTwinLines(id: string) {
  const { t } = useTranslation("twin");
  const basics = useTranslation().t;
  const cache = trpc.useUtils();
  const meta = {
    failure: { title: t("failedLine"), text: basics("offline") },
    touches: [getQueryKey(trpc.cv.find), getQueryKey(trpc.cv.list)],
  };
  const deciding = trpc.cv.decideTwinLine.useMutation({
    meta,
    onSuccess: (answer) => cache.cv.twin.setData({ id }, answer),
  });
  const asking = trpc.cv.wordTwin.useMutation({
    meta,
    onSuccess: (answer) => cache.cv.twin.setData({ id }, answer),
  });
  return { deciding, asking };
}

import { Button } from "@mantine/core";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { loadExample } from "../career/example-profile.ts";

/** Fills an empty profile with the example, so that a newcomer can go straight to a posting. */
export function TryExample({ version }: { version: number }) {
  const { t } = useTranslation("generate");
  const career = useTranslation("career").t;
  const cache = trpc.useUtils();
  const save = trpc.career.save.useMutation({
    meta: { failure: { title: career("saveFailed"), text: "" } },
    onSuccess: (saved) => cache.career.read.setData(undefined, saved),
  });
  return (
    <Button
      variant="default"
      disabled={save.isPending}
      onClick={async () => save.mutate({ ...(await loadExample(shownLanguage())), version })}
    >
      {t("exampleProfile")}
    </Button>
  );
}

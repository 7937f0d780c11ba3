import { Button } from "@mantine/core";
import { showToast } from "@terzi/ui/toast";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../app/section-card.tsx";
import { trpc } from "../../app/trpc.ts";
import { PackageFields } from "./package-fields.tsx";
import { EMPTY_PACKAGE, isSellable, readPackage } from "./package-values.ts";

/** A new package; it is on sale at once. */
export function CreatePackage() {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const [typed, setTyped] = useState(EMPTY_PACKAGE);
  const create = trpc.admin.createPackage.useMutation({
    meta: { failure: { title: basics("error"), text: t("packages.createFailed"), isFixed: true } },
    onSuccess: () => {
      showToast({ tone: "success", title: t("packages.created") });
      setTyped(EMPTY_PACKAGE);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ ...readPackage(typed), active: true });
  };
  return (
    <SectionCard title={t("packages.create")}>
      <form onSubmit={onSubmit}>
        <PackageFields value={typed} onChange={setTyped} columns={{ base: 1, xs: 2, md: 4 }} />
        <Button type="submit" disabled={!isSellable(typed) || create.isPending}>
          {create.isPending ? t("packages.creating") : t("packages.create")}
        </Button>
      </form>
    </SectionCard>
  );
}

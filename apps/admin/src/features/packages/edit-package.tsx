import { Button, Group } from "@mantine/core";
import type { CreditPackage } from "@terzi/contracts/credits";
import { showToast } from "@terzi/ui/toast";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { PackageFields } from "./package-fields.tsx";
import { isSellable, readPackage, typePackage } from "./package-values.ts";

/** Changes a package in its place. */
export function EditPackage({ pack, onDone }: { pack: CreditPackage; onDone: () => void }) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const [typed, setTyped] = useState(() => typePackage(pack));
  const update = trpc.admin.updatePackage.useMutation({
    meta: { failure: { title: basics("error"), text: t("packages.updateFailed"), isFixed: true } },
    onSuccess: () => {
      showToast({ tone: "success", title: t("packages.updated") });
      onDone();
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    update.mutate({ id: pack.id, ...readPackage(typed) });
  };
  return (
    <form onSubmit={onSubmit}>
      <PackageFields value={typed} onChange={setTyped} columns={{ base: 1 }} />
      <Group gap="xs">
        <Button type="submit" size="xs" disabled={!isSellable(typed) || update.isPending}>
          {update.isPending ? basics("saving") : basics("save")}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          {basics("cancel")}
        </Button>
      </Group>
    </form>
  );
}

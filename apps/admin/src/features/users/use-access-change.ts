import type { AdminUser } from "@terzi/contracts/admin";
import { showToast } from "@terzi/ui/toast";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

/** Gives or takes the admin role, locks the account or lets it in again. If that fails, the server says why. */
export function useAccessChange(user: AdminUser, onSettled: () => void) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const failure = (text: string) => ({ failure: { title: basics("error"), text } });
  const setRole = trpc.admin.setRole.useMutation({
    meta: failure(t("users.roleFailed")),
    onSuccess: () => showToast({ tone: "success", title: t("users.roleUpdated") }),
    onSettled,
  });
  const setDisabled = trpc.admin.setDisabled.useMutation({
    meta: failure(t("users.disableFailed")),
    onSuccess: ({ disabledAt }) =>
      showToast({
        tone: "success",
        title: disabledAt ? t("users.accountDisabled") : t("users.accountEnabled"),
      }),
    onSettled,
  });
  return {
    isPending: setRole.isPending || setDisabled.isPending,
    changeRole: () => setRole.mutate({ userId: user.id, role: user.role === "admin" ? "user" : "admin" }),
    changeDisabled: () => setDisabled.mutate({ userId: user.id, disabled: user.disabledAt === null }),
  };
}

import { Button, Group, PasswordInput, Select, Stack, Text } from "@mantine/core";
import { PASSWORD_MAX, PASSWORD_MIN } from "@terzi/contracts/limits";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc, userKey } from "../../app/trpc.ts";

const DAYS = [7, 30, 90];
/** Until it is switched off. */
const NO_END = "none";

/** Asks until when a CV is shared, and with which password. */
export function ShareForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  const [days, setDays] = useState("30");
  const [password, setPassword] = useState("");
  const share = trpc.cv.share.useMutation({
    meta: {
      failure: { title: basics("error"), text: basics("offline") },
      touches: [getQueryKey(trpc.cv.shareOf, { id }), userKey],
    },
  });
  const cost = trpc.credits.extraCosts.useQuery().data?.share ?? 0;
  const isTooShort = password !== "" && password.length < PASSWORD_MIN;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const end = days === NO_END ? {} : { expiresInDays: Number(days) };
        share.mutate({ id, ...end, ...(password && { password }) });
      }}
    >
      <Stack>
        <Text>{t("share.text")}</Text>
        <Select
          label={t("share.end")}
          data={[
            ...DAYS.map((count) => ({ value: String(count), label: t("share.days", { count }) })),
            { value: NO_END, label: t("share.noEnd") },
          ]}
          value={days}
          onChange={(value) => value && setDays(value)}
          allowDeselect={false}
        />
        <PasswordInput
          label={t("share.password")}
          description={t("share.passwordHint", { min: PASSWORD_MIN })}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ "aria-label": t("share.showPassword"), tabIndex: 0 }}
        />
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {basics("cancel")}
        </Button>
        <Button type="submit" disabled={isTooShort} loading={share.isPending}>
          {cost ? t("share.makeFor", { count: cost }) : t("share.make")}
        </Button>
      </Group>
    </form>
  );
}

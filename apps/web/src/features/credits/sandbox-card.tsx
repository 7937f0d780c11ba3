import { Alert, Stack, Text, TextInput, UnstyledButton } from "@mantine/core";
import { IconFlask } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardForm } from "./card-form.ts";
import { PayButtons } from "./pay-buttons.tsx";
import { payInSandbox } from "./pay-in-sandbox.ts";
import classes from "./sandbox-card.module.css";

const TEST_CARDS = [
  { number: "4242 4242 4242 4242", result: "pays" },
  { number: "4000 0000 0000 0002", result: "declined" },
  { number: "4000 0000 0000 9995", result: "noFunds" },
] as const;

/** Groups of four, as on a card. */
const inGroups = (typed: string): string =>
  typed
    .replace(/\D/g, "")
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, "$1 ");

/** The sandbox's card form: it says what it is, and takes only test cards. */
export function SandboxCard({ clientSecret, priceCents, isBusy, onPay, onCancel }: CardForm) {
  const { t } = useTranslation("credits");
  const [number, setNumber] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // The dialog was there before its form, so the focus is moved, and moved back after a refused card.
  useEffect(() => {
    if (!isBusy) field.current?.focus();
  }, [isBusy]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPay(async () => {
      const { isPaid, message } = await payInSandbox(clientSecret, number);
      return isPaid ? { outcome: "paid" } : { outcome: "failed", message };
    });
  };
  return (
    <form onSubmit={submit}>
      <Alert color="blue" icon={<IconFlask />} title={t("payment.sandboxTitle")} mb="md">
        <Text size="sm">{t("payment.sandboxText")}</Text>
        <Stack component="ul" gap={2} m={0} mt="xs" p={0} className={classes.cards}>
          {TEST_CARDS.map((card) => (
            <li key={card.number}>
              <UnstyledButton
                className={classes.card}
                disabled={isBusy}
                onClick={() => setNumber(card.number)}
              >
                <span className={classes.number}>{card.number}</span>
                <span>{t(`payment.cards.${card.result}`)}</span>
              </UnstyledButton>
            </li>
          ))}
        </Stack>
      </Alert>
      <TextInput
        label={t("payment.cardNumber")}
        value={number}
        onChange={(event) => setNumber(inGroups(event.currentTarget.value))}
        placeholder="0000 0000 0000 0000"
        inputMode="numeric"
        // A real card doesn't belong here, so the browser shouldn't offer one.
        autoComplete="off"
        disabled={isBusy}
        required
        ref={field}
      />
      <PayButtons priceCents={priceCents} isBusy={isBusy} isReady={number !== ""} onCancel={onCancel} />
    </form>
  );
}

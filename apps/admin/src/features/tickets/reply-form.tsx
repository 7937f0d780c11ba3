import { Button, Textarea } from "@mantine/core";
import type { Language } from "@terzi/contracts/language";
import { showToast } from "@terzi/ui/toast";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { CannedAnswers } from "./canned-answers.tsx";
import { useTicketKeys } from "./use-ticket-keys.ts";

/** Support's answer; the owner gets it by mail. */
export function ReplyForm({ ticketId, language }: { ticketId: string; language: Language | undefined }) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const [message, setMessage] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  useTicketKeys({ r: () => field.current?.focus() });
  const reply = trpc.tickets.reply.useMutation({
    meta: { failure: { title: t("tickets.sendFailed"), text: basics("offline") } },
    onSuccess: () => {
      showToast({ tone: "success", title: t("tickets.sent"), text: t("tickets.sentText") });
      setMessage("");
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === "")
      return showToast({ tone: "error", title: t("tickets.emptyTitle"), text: t("tickets.emptyText") });
    reply.mutate({ id: ticketId, message });
  };
  const insert = (text: string) => {
    setMessage((typed) => (typed.trim() === "" ? text : `${typed.trimEnd()}\n\n${text}`));
    field.current?.focus();
  };
  return (
    <>
      {/* Beside the form: otherwise what its dialog submits would arrive here too. */}
      {language && <CannedAnswers language={language} onChoose={insert} />}
      <form onSubmit={onSubmit}>
        <Textarea
          ref={field}
          label={t("tickets.reply")}
          placeholder={t("tickets.replyPlaceholder")}
          autosize
          minRows={3}
          maxRows={16}
          maxLength={20_000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
          mb="sm"
        />
        <Button type="submit" disabled={message === "" || reply.isPending}>
          {reply.isPending ? t("tickets.sending") : t("tickets.send")}
        </Button>
      </form>
    </>
  );
}

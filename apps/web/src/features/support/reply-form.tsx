import { Button, Textarea, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { ReplyInput } from "@terzi/contracts/tickets";
import { failureOf } from "@terzi/ui/failures";
import { renewReads } from "@terzi/ui/query-client";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { trpc } from "../../app/trpc.ts";

/** Until the server has given the reply its own id. */
const SENDING = "sending";

/** Adds to an open ticket. */
export function ReplyForm({ id }: { id: string }) {
  const { t } = useTranslation("support");
  const reads = useQueryClient();
  const cache = trpc.useUtils();
  const form = useForm({
    initialValues: { message: "" },
    validate: validateBy(ReplyInput.pick({ message: true })),
  });
  const reply = trpc.tickets.reply.useMutation({
    meta: {
      failure: { title: t("sendFailed"), text: t("failedText") },
      touches: [getQueryKey(trpc.tickets.find, { id }, "query")],
    },
    // Shown in the conversation at once; back in the field if it couldn't be sent.
    onMutate: ({ message }) => {
      const before = cache.tickets.find.getData({ id });
      const sent = { id: SENDING, message, isAdminReply: false, createdAt: new Date().toISOString() };
      if (before) cache.tickets.find.setData({ id }, { ...before, replies: [...before.replies, sent] });
      form.reset();
      return before;
    },
    onSuccess: () => showToast({ tone: "success", title: t("sentTitle"), text: t("sentText") }),
    // Support closed it while this was being written: the page should say so.
    onError: (error, { message }, before) => {
      if (before) cache.tickets.find.setData({ id }, before);
      form.setFieldValue("message", message);
      if (failureOf(error)?.code === "TICKET_CLOSED") void renewReads(reads, getQueryKey(trpc.tickets));
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ message }) => reply.mutate({ id, message }))}>
      <Title order={3} mt="lg" mb="xs">
        {t("addReply")}
      </Title>
      <Textarea aria-label={t("message")} autosize minRows={3} {...form.getInputProps("message")} />
      <Button type="submit" mt="sm" disabled={reply.isPending}>
        {reply.isPending ? t("sending") : t("send")}
      </Button>
    </form>
  );
}

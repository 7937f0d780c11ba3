import { Button, Card, Stack, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { ContactInput } from "@terzi/contracts/contact";
import { showToast } from "@terzi/ui/toast";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { trpc } from "../../app/trpc.ts";

export function ContactForm() {
  const { t } = useTranslation("contact");
  const form = useForm({
    initialValues: { name: "", email: "", subject: "", message: "" },
    validate: validateBy(ContactInput),
  });
  const send = trpc.contact.send.useMutation({
    meta: { failure: { title: t("failedTitle"), text: t("failedText") } },
    onSuccess: () => {
      showToast({ tone: "success", title: t("sentTitle"), text: t("sentText") });
      form.reset();
    },
  });
  return (
    <Card padding="xl">
      <form noValidate onSubmit={form.onSubmit((message) => send.mutate(message))}>
        <Stack>
          <TextInput label={t("name")} autoComplete="name" required {...form.getInputProps("name")} />
          <TextInput
            label={t("email")}
            type="email"
            autoComplete="email"
            required
            {...form.getInputProps("email")}
          />
          <TextInput label={t("subject")} required {...form.getInputProps("subject")} />
          <Textarea label={t("message")} required autosize minRows={5} {...form.getInputProps("message")} />
          <Button type="submit" disabled={send.isPending}>
            {send.isPending ? t("sending") : t("send")}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

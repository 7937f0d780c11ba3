import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate } from "@tanstack/react-router";
import { ApplicationFields } from "@terzi/contracts/applications";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { trpc, userKey } from "../../app/trpc.ts";

const NewApplication = ApplicationFields.pick({
  jobTitle: true,
  company: true,
  postingUrl: true,
  jobPosting: true,
});

/** Adds an application by hand, and opens it. */
export function NewApplicationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("applications");
  const basics = useTranslation().t;
  const navigate = useNavigate();
  const cost = trpc.applications.price.useQuery().data?.cost ?? 0;
  const form = useForm({
    initialValues: { jobTitle: "", company: "", postingUrl: "", jobPosting: "" },
    validate: validateBy(NewApplication),
  });
  const create = trpc.applications.create.useMutation({
    meta: {
      failure: { title: t("new.failed"), text: basics("offline") },
      touches: [getQueryKey(trpc.applications.list), getQueryKey(trpc.applications.totals), userKey],
    },
    onSuccess: async ({ id }) => {
      onClose();
      await navigate({ to: "/applications/$id", params: { id } });
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={t("new.title")}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      <form noValidate onSubmit={form.onSubmit((values) => create.mutate(values))}>
        <Stack>
          <TextInput
            label={t("new.jobTitle")}
            required
            data-autofocus
            maxLength={300}
            {...form.getInputProps("jobTitle")}
          />
          <TextInput label={t("new.company")} maxLength={300} {...form.getInputProps("company")} />
          <TextInput
            label={t("new.postingUrl")}
            type="url"
            placeholder="https://"
            maxLength={2000}
            {...form.getInputProps("postingUrl")}
          />
          <Textarea
            label={t("new.posting")}
            description={t("new.postingHint")}
            autosize
            minRows={4}
            maxRows={12}
            {...form.getInputProps("jobPosting")}
          />
          {cost > 0 && <Text size="sm">{t("new.cost", { count: cost })}</Text>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {basics("cancel")}
            </Button>
            <Button type="submit" loading={create.isPending}>
              {t("new.submit")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

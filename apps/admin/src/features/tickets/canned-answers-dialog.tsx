import { Button, Group, Modal, Select, Stack, Textarea, TextInput } from "@mantine/core";
import { LANGUAGES } from "@terzi/contracts/languages";
import { type CannedAnswer, CannedAnswerInput } from "@terzi/contracts/tickets";
import { showToast } from "@terzi/ui/toast";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

const NEW = "new";
const EMPTY: CannedAnswerInput = { title: "", texts: { en: "", tr: "" } };

/** Where the ready answers are written, in each language of the product. */
export function CannedAnswersDialog(props: {
  answers: CannedAnswer[];
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const [chosenId, setChosenId] = useState(NEW);
  const chosen = props.answers.find(({ id }) => id === chosenId);
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onClose}
      title={t("tickets.answers.title")}
      size="lg"
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      <Select
        label={t("tickets.answers.which")}
        allowDeselect={false}
        value={chosen?.id ?? NEW}
        onChange={(id) => setChosenId(id ?? NEW)}
        data={[
          { value: NEW, label: t("tickets.answers.new") },
          ...props.answers.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        mb="md"
      />
      <AnswerForm key={chosen?.id ?? NEW} answer={chosen} onSaved={setChosenId} />
    </Modal>
  );
}

function AnswerForm(props: { answer: CannedAnswer | undefined; onSaved: (id: string) => void }) {
  const { answer } = props;
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const [values, setValues] = useState<CannedAnswerInput>(answer ?? EMPTY);
  const meta = { failure: { title: basics("error"), text: t("tickets.answers.failed") } };
  const tellSaved = ({ id }: { id: string }) => {
    showToast({ tone: "success", title: t("tickets.answers.saved") });
    props.onSaved(id);
  };
  const create = trpc.admin.createCannedAnswer.useMutation({ meta, onSuccess: tellSaved });
  const change = trpc.admin.changeCannedAnswer.useMutation({ meta, onSuccess: tellSaved });
  const remove = trpc.admin.deleteCannedAnswer.useMutation({
    meta,
    onSuccess: () => {
      showToast({ tone: "success", title: t("tickets.answers.deleted") });
      props.onSaved(NEW);
    },
  });
  const isBusy = create.isPending || change.isPending || remove.isPending;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (answer) change.mutate({ id: answer.id, title: values.title, texts: values.texts });
    else create.mutate(values);
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="sm">
        <TextInput
          label={t("tickets.answers.name")}
          value={values.title}
          maxLength={100}
          onChange={(event) => setValues({ ...values, title: event.currentTarget.value })}
        />
        {LANGUAGES.map((language) => (
          <Textarea
            key={language}
            label={basics(`ownLanguages.${language}`)}
            lang={language}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={10_000}
            value={values.texts[language]}
            onChange={(event) =>
              setValues({ ...values, texts: { ...values.texts, [language]: event.currentTarget.value } })
            }
          />
        ))}
        <Group>
          <Button type="submit" disabled={isBusy || !CannedAnswerInput.safeParse(values).success}>
            {t("tickets.answers.save")}
          </Button>
          {answer && (
            <Button variant="default" disabled={isBusy} onClick={() => remove.mutate({ id: answer.id })}>
              {t("tickets.answers.delete")}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

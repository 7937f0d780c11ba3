import { Badge, Button, Card, Group, Select, Stack, Text, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { ApplicationStatus, type ApplicationSummary } from "@terzi/contracts/applications";
import { shownLanguage } from "@terzi/ui/texts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import row from "../cvs/cv-row.module.css";
import { ApplicationMenu } from "./application-menu.tsx";
import { StepLine } from "./step-line.tsx";
import { useMove } from "./use-move.ts";

const LINES_SHOWN = 50;

/** Every application as a row, the most imminent next step first. */
export function ApplicationList({ applications }: { applications: ApplicationSummary[] }) {
  const { t } = useTranslation("applications");
  const move = useMove();
  const [limit, setLimit] = useState(LINES_SHOWN);
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState<ApplicationStatus | null>(null);
  const fold = (text: string) => text.toLocaleLowerCase(shownLanguage());
  const hits = applications
    .filter((one) => status === null || one.status === status)
    .filter(({ jobTitle, company }) => fold(`${jobTitle} ${company}`).includes(fold(search.trim())))
    .toSorted(byNextStep);
  return (
    <Stack gap="sm" maw="60rem">
      <Group gap="sm">
        <TextInput
          type="search"
          aria-label={t("list.search")}
          placeholder={t("list.search")}
          leftSection={<IconSearch size={18} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          style={{ flex: "1 1 14rem" }}
        />
        <Select
          aria-label={t("list.status")}
          allowDeselect={false}
          value={status ?? "all"}
          onChange={(value) => setStatus(ApplicationStatus.options.find((known) => known === value) ?? null)}
          data={[
            { value: "all", label: t("list.all") },
            ...ApplicationStatus.options.map((value) => ({ value, label: t(`statuses.${value}`) })),
          ]}
          style={{ flex: "0 1 11rem" }}
        />
      </Group>
      {hits.length === 0 && (
        <Group role="status">
          <Text c="dimmed">{t("list.none")}</Text>
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => {
              setSearch("");
              setStatus(null);
            }}
          >
            {t("list.clear")}
          </Button>
        </Group>
      )}
      <Stack component="ul" gap="xs" p={0} m={0}>
        {hits.slice(0, limit).map((application) => (
          <Card key={application.id} component="li" padding="md" className={row.row ?? ""}>
            <Group justify="space-between" wrap="nowrap" gap="sm">
              <div className={row.what}>
                <Link to="/applications/$id" params={{ id: application.id }} className={row.title}>
                  {application.jobTitle}
                </Link>
                {application.company && <Text className={row.facts ?? ""}>{application.company}</Text>}
                <StepLine application={application} />
              </div>
              <Group gap="md" wrap="nowrap" style={{ flex: "none" }}>
                <Badge color={application.status === "closed" ? "gray" : "ink"} size="lg">
                  {application.outcome
                    ? t(`outcomes.${application.outcome}`)
                    : t(`statuses.${application.status}`)}
                </Badge>
                <ApplicationMenu application={application} onMove={(to) => move(application.id, to)} />
              </Group>
            </Group>
          </Card>
        ))}
      </Stack>
      {hits.length > limit && (
        <Button variant="subtle" mx="auto" onClick={() => setLimit(limit + LINES_SHOWN)}>
          {t("moreCards", { n: hits.length - limit })}
        </Button>
      )}
    </Stack>
  );
}

/** Applications with a next step first, by its time; the others by last move. */
function byNextStep(one: ApplicationSummary, other: ApplicationSummary): number {
  const dueOf = ({ status, nextStepAt }: ApplicationSummary): string =>
    status !== "closed" && nextStepAt ? nextStepAt : "9";
  return dueOf(one).localeCompare(dueOf(other)) || other.movedAt.localeCompare(one.movedAt);
}

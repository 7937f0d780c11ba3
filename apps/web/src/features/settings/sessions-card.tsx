import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { IconDevices } from "@tabler/icons-react";
import type { SessionSummary } from "@terzi/contracts/account";
import { failureText } from "@terzi/ui/failures";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { showMoment } from "@terzi/ui/show-values";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { readDevice } from "./read-device.ts";
import { SettingsCard } from "./settings-card.tsx";
import { useTold } from "./use-told.ts";

const touches = [getQueryKey(trpc.auth.sessions)];

/** Where the account is logged in; every session but this one can be ended here. */
export function SessionsCard() {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  const tell = useTold();
  const sessions = trpc.auth.sessions.useQuery();
  const failure = { title: t("sessions.failed"), text: t("failedText") };
  const cache = trpc.useUtils();
  const keepSessions = (keeps: (session: SessionSummary) => boolean): SessionSummary[] | undefined => {
    const before = cache.auth.sessions.getData();
    cache.auth.sessions.setData(undefined, before?.filter(keeps));
    return before;
  };
  const end = trpc.auth.endSession.useMutation({
    meta: { failure, touches },
    // Removed from the list at once; restored if it couldn't be ended.
    onMutate: ({ id }) => keepSessions((session) => session.id !== id),
    onError: (_error, _input, before) => cache.auth.sessions.setData(undefined, before),
    onSuccess: () => tell(t("sessions.ended")),
  });
  const endOthers = trpc.auth.endOtherSessions.useMutation({
    meta: { failure, touches },
    onMutate: () => keepSessions(({ isCurrent }) => isCurrent),
    onError: (_error, _input, before) => cache.auth.sessions.setData(undefined, before),
    onSuccess: () => tell(t("sessions.othersEnded")),
  });
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent);
  return (
    <SettingsCard title={t("sessions.title")} text={t("sessions.text")}>
      {sessions.isPending && <PageSkeleton lines={1} />}
      {sessions.error && (
        <ErrorState
          text={failureText(sessions.error, basics("offline"))}
          onRetry={() => sessions.refetch()}
        />
      )}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
        {sessions.data?.map((session) => (
          <Session
            key={session.id}
            session={session}
            isEnding={end.isPending}
            onEnd={() => end.mutate({ id: session.id })}
          />
        ))}
      </Stack>
      {hasOthers && (
        <Button
          variant="default"
          mt="md"
          style={{ alignSelf: "flex-start" }}
          disabled={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          {t("sessions.endOthers")}
        </Button>
      )}
    </SettingsCard>
  );
}

type Props = { session: SessionSummary; isEnding: boolean; onEnd: () => void };

function Session({ session, isEnding, onEnd }: Props) {
  const { t } = useTranslation("settings");
  const { browser, system } = readDevice(session.userAgent);
  const device =
    browser && system
      ? t("sessions.device", { browser, system })
      : (browser ?? system ?? t("sessions.unknown"));
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <Group wrap="nowrap" gap="sm" style={{ minWidth: 0 }}>
        <IconDevices size={22} stroke={1.5} style={{ flex: "none" }} aria-hidden />
        <div style={{ minWidth: 0 }}>
          <Text fw={500}>{device}</Text>
          <Text size="sm" c="dimmed">
            {t("sessions.since", { date: showMoment(session.createdAt) })}
          </Text>
        </div>
      </Group>
      {session.isCurrent ? (
        <Badge color="green" style={{ flex: "none" }}>
          {t("sessions.current")}
        </Badge>
      ) : (
        <Button
          variant="default"
          size="xs"
          style={{ flex: "none" }}
          aria-label={t("sessions.endNamed", { device })}
          disabled={isEnding}
          onClick={onEnd}
        >
          {t("sessions.end")}
        </Button>
      )}
    </Group>
  );
}

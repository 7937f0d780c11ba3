import type { UpdateApplicationInput } from "@terzi/contracts/applications";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { useKnownApplication } from "./use-known-application.ts";

type Attached = Pick<UpdateApplicationInput, "cvId" | "letterId">;

/** Attaches something to an application. What was typed is saved first, so that the version is the newest. */
export function useAttach(id: string, flush: () => Promise<void>): (attached: Attached) => Promise<void> {
  const basics = useTranslation().t;
  const know = useKnownApplication();
  const { client } = trpc.useUtils();
  const update = trpc.applications.update.useMutation({
    meta: { failure: { title: basics("error"), text: basics("offline") }, touches: [] },
    onSuccess: know,
  });
  return async (attached) => {
    await flush();
    const { version } = await client.applications.find.query({ id });
    update.mutate({ id, version, ...attached });
  };
}

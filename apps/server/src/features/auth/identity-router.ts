import { ConnectInput, DisconnectInput } from "@terzi/contracts/identities";
import { anybodyProcedure, router, sessionProcedure } from "../../trpc.ts";
import { beginConnection } from "./begin-way-in.ts";
import { listIdentities } from "./connect-identity.ts";
import { disconnectIdentity } from "./disconnect-identity.ts";

export const identitiesRouter = router({
  providers: anybodyProcedure.query(({ ctx }) => ctx.identities.map(({ id, name }) => ({ id, name }))),
  list: sessionProcedure.query(({ ctx }) => listIdentities(ctx)),
  connect: sessionProcedure.input(ConnectInput).mutation(({ ctx, input }) => beginConnection(ctx, input)),
  disconnect: sessionProcedure
    .input(DisconnectInput)
    .mutation(({ ctx, input }) => disconnectIdentity(ctx, input)),
});

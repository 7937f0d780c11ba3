import { createFileRoute } from "@tanstack/react-router";
import { Role } from "@terzi/contracts/account";
import { ListUsersInput } from "@terzi/contracts/admin";
import { z } from "zod";
import { UsersTab } from "../../../features/users/users-tab.tsx";

const Filters = z.object({
  search: z.string().optional().catch(undefined),
  sort: ListUsersInput.shape.sort.unwrap().optional().catch(undefined),
  role: Role.optional().catch(undefined),
});

export const Route = createFileRoute("/_panel/users/")({ validateSearch: Filters, component: UsersTab });

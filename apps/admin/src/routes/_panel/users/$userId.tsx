import { createFileRoute } from "@tanstack/react-router";
import { UserPage } from "../../../features/users/user-page.tsx";

export const Route = createFileRoute("/_panel/users/$userId")({ component: UserPage });

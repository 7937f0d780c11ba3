import { createFileRoute } from "@tanstack/react-router";
import { AccountLayout } from "../app/account-layout.tsx";

export const Route = createFileRoute("/_account")({ component: AccountLayout });

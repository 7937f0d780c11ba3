import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { User } from "@terzi/contracts/account";
import { CareerProfile } from "@terzi/contracts/career";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { trpc, trpcClient } from "../../src/app/trpc.ts";
import { blankOrder } from "../../src/features/generate/kept-order.ts";
import { OptionsStep } from "../../src/features/generate/options-step.tsx";
import { useKeptOrder } from "../../src/features/generate/use-kept-order.ts";
import { draw, textsOf } from "./draw.tsx";

const user = User.parse({
  id: "0192f0c1-0000-7000-8000-000000000001",
  firstName: "Ada",
  lastName: "",
  email: "ada@example.com",
  emailConfirmedAt: null,
  hasPassword: true,
  role: "user",
  credits: 10,
  language: "en",
  createdAt: "2026-01-01T00:00:00.000Z",
});

const queries = new QueryClient();

/** The app's reads and changes without a server behind them. */
const Alone = ({ children }: { children: ReactNode }) => (
  <trpc.Provider client={trpcClient} queryClient={queries}>
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  </trpc.Provider>
);

/** Two changes from one drawing: what the person types, and what is read from the posting in the same moment. */
function Entries() {
  const { order, change } = useKeptOrder(user, null);
  const both = () => {
    change({ jobTitle: "Nurse", isTitleTyped: true });
    change({ company: "St. Elizabeth" });
  };
  return (
    <>
      <button type="button" onClick={both}>
        Both
      </button>
      <output>{`${order.jobTitle} at ${order.company}`}</output>
    </>
  );
}

test("what is typed while the posting is being read is not written over by what was read", async () => {
  sessionStorage.clear();
  const screen = await draw(
    <Alone>
      <Entries />
    </Alone>,
  );
  await userEvent.click(screen.getByText("Both"));
  await expect.element(screen.getByRole("status")).toMatchTextContent("Nurse at St. Elizabeth");
});

test("the second step stands at its head from its first picture on: nothing moves away under a hand", async () => {
  const seen: number[] = [];
  const Step = () => {
    // After all that the step itself does before it is painted.
    useLayoutEffect(() => void seen.push(window.scrollY), []);
    return (
      <OptionsStep
        order={blankOrder("en")}
        profile={CareerProfile.parse({})}
        ownDesign={null}
        change={() => {}}
        credits={10}
        cost={10}
        onBack={() => {}}
        onGenerate={() => {}}
      />
    );
  };
  const Wizard = () => {
    const [isFurther, setFurther] = useState(false);
    return (
      <>
        <button type="button" style={{ marginTop: 3_000 }} onClick={() => setFurther(true)}>
          Further
        </button>
        {isFurther && <Step />}
      </>
    );
  };
  const screen = await draw(
    <Alone>
      <Wizard />
    </Alone>,
  );
  // The page would hide for as long as it waits for its words.
  await textsOf("generate");
  await userEvent.click(screen.getByText("Further"));
  await expect.poll(() => seen).toEqual([0]);
});

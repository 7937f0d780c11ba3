import { showMoment, showRelative } from "@terzi/ui/show-values";

/** How long ago; the exact time stands in the title. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={showMoment(at)}>
    {showRelative(at)}
  </time>
);

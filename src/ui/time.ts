/** A time of day as a member reads it, "09:05", in the member's own time zone; `at` is in milliseconds since 1970. */
export const formatTime = (at: number): string => new Date(at).toTimeString().slice(0, 5);

/** What stands beside something that could not be had anew; `at` is when it arrived (rule `overview.asOf`). */
export const formatAsOf = (at: number): string => `As of ${formatTime(at)}`;

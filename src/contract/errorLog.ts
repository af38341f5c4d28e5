/** Logger levels by name (rule `log.levels`). */
export const logLevels = { trace: 0, debug: 1, info: 2, log: 3, warn: 4, error: 5, fatal: 6, off: 7 } as const;

/** The number of a level, 0 to 7. */
export type LogLevel = (typeof logLevels)[keyof typeof logLevels];

/** The body of `errorLog` (rule `log.record`): these six keys, `timestamp` in ISO 8601. */
export interface ErrorLogRecord {
  readonly message: string;
  readonly additional: readonly unknown[];
  readonly level: LogLevel;
  readonly timestamp: string;
  readonly fileName: string;
  readonly lineNumber: number;
}

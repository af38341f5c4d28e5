import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { AnalyticsEventBody } from '../../src/contract/analytics';
import { type ErrorLogRecord, logLevels } from '../../src/contract/errorLog';
import type { Json } from './answers';

const number = v.exactOptional(v.number());
const timestamp = v.pipe(v.string(), v.isoTimestamp());

const analyticsEvent = v.union([
  v.object({
    category: v.picklist(['tile', 'recommender', 'cta', 'popup']),
    action: v.picklist(['click', 'impression', 'shown', 'dismissed']),
    label: v.string(),
    messageId: v.exactOptional(v.pipe(v.string(), v.description("The offer's googleAnalyticsMessageId."))),
    timestamp,
  }),
  v.object({
    category: v.literal('measure'),
    action: v.literal('shown'),
    label: v.literal('page'),
    measures: v.object({ lcp: number, inp: number, cls: number, ttfb: number, longTasks: number, failedCalls: number }),
    timestamp,
  }),
]) satisfies v.GenericSchema<AnalyticsEventBody>;

const errorLog = v.object({
  message: v.string(),
  additional: v.pipe(v.array(v.unknown()), v.description('The cause, a reference, the address, the frames.')),
  level: v.picklist(Object.values(logLevels)),
  timestamp,
  fileName: v.string(),
  lineNumber: v.pipe(v.number(), v.integer()),
}) satisfies v.GenericSchema<unknown, ErrorLogRecord>;

const bodies = {
  accessToken: v.object({
    accessToken: v.pipe(v.string(), v.description("From the page's sessionStorage; empty if there is none.")),
  }),
  onboardingUpdate: v.picklist(['EVENT', 'DEACTIVATE']),
  updateConsent: v.object({ status: v.picklist(['GRANTED', 'DECLINED', 'DEFERRED']) }),
  updatePreference: v.object({
    categoryName: v.string(),
    product: v.pipe(
      v.record(v.string(), v.unknown()),
      v.description('The preference as it was read, with its new isSubscribed.'),
    ),
  }),
  analyticsEvent,
  errorLog,
};

/** The name of a body that the page sends. */
export type BodyName = keyof typeof bodies;

/** The JSON Schema of a body. */
export const bodySchema = (name: BodyName): Json => {
  const { $schema: _, ...json } = toJsonSchema(bodies[name], { target: 'draft-2020-12' });
  return json as Json;
};

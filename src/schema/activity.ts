import { z } from 'zod';
import { day, exact, list, sample, text } from './fields.ts';

const activityMessage = z.strictObject({
  name: exact('First name and initial'),
  location: exact('City and country'),
  plan: text('Plan in the message, such as “Growth”'),
  message: text('Message: what they did, such as “launched a storefront”'),
  day: day.optional().describe('Day, for people who are real: 2026-11-16'),
});

/** Recent activity, in the corner of pages whose file says “activity: true”. */
export const activitySchema = z.strictObject({
  sample,
  label: text('Name of the popup, for screen readers'),
  close: text('Name of its close button'),
  agoOne: text('Time of a sample, for one minute'),
  ago: text('Time of a sample, for {minutes} minutes'),
  plan: text('Plan line; {plan} is its name'),
  messages: list(activityMessage, 1, 60).describe('Messages, shown one at a time'),
});

export type Activity = z.infer<typeof activitySchema>;

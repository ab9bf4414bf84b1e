import type { Finding } from '../../../src/content/finding.ts';

/** A finding on an open page, without the file and line of its text. */
export type PageFinding = Pick<Finding, 'severity' | 'message'> & {
  /** Name of the rule. */
  rule: string;
  /** The text on the page. */
  text?: string;
};

/** The result of a rule that runs in the page: a text, and the rest of the sentence about it. */
export type TextFinding = { text: string; message: string };

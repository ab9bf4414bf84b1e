import type { Finding } from '../../../src/content/finding.ts';

/** A finding on an open page, before it is known which file and line the text is from. */
export type Seen = Pick<Finding, 'severity' | 'message'> & {
  /** Name of the rule. */
  rule: string;
  /** The text on the page that it is about. */
  text?: string;
};

/** What a rule returns, which runs in the page: the text, and the rest of the sentence about it. */
export type Sight = { text: string; message: string };

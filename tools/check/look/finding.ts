/** Something on a page that its owner should know of. */
export type PageFinding = {
  /** Name of the rule, for machines. */
  rule: string;
  /** A whole sentence for the owner. */
  says: string;
  /** The words on the page that it is about. */
  text?: string;
  /** Where it shows: a width, a theme. */
  at?: string;
  severity: 'error' | 'warning';
};

/** What a rule found in the page: the words it is about, and the rest of the sentence about them. */
export type Sighting = { text: string; says: string };

type Path = readonly PropertyKey[];

/** What is wrong with a value, and its path in the data. */
export type Issue = {
  path: Path;
  message: string;
  /** The words in the value that it is about, if the value has several lines. */
  at?: string;
  /** Whether it is valid, and only deserves a look. */
  isNote?: true;
  /** A valid value to use instead, such as the nearest readable color. */
  remedy?: string;
};

/** An issue in a file. `printFault` makes a sentence of it. */
export type Fault = Issue & { file: string; line: number };

export const printFault = ({ file, line, path, message }: Fault) =>
  `${file}:${line} ${path.join('.') || 'the file'}: ${message}`;

/** 1 fault, 2 faults. */
export const counted = (count: number, thing: string) =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;

/** All faults of the content. */
export class ContentError extends Error {
  readonly faults: Fault[];

  constructor(faults: Fault[]) {
    super(
      `The content has ${counted(faults.length, 'fault')}:\n  ${faults.map(printFault).join('\n  ')}`,
    );
    this.name = 'ContentError';
    this.faults = faults;
    // A stack trace of our code tells an owner nothing.
    this.stack = '';
  }
}

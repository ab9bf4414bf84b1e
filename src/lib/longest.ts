export const longest = (texts: readonly string[]) =>
  Math.max(0, ...texts.map((text) => text.length));

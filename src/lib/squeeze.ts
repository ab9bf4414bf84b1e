/** A script without what is there for those who read the source: remarks, line breaks and spaces. */
export const squeeze = (script: string): string =>
  script
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}()=>;,:?]) ?/g, '$1')
    .trim();

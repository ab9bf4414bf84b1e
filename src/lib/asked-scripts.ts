/** The outside scripts of a brand that wait until a visitor has agreed. */
export const askedScripts = <Script extends { consent: boolean }>({
  scripts,
}: {
  scripts: readonly Script[];
}) => scripts.filter(({ consent }) => consent);

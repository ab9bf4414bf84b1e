/** The test language. XB is what pseudo-locales of this kind are called; no country has the code. */
export const pseudoCode = 'ar-XB';

/** What an owner writes into languages.yaml. */
export const languageLine = `- { code: ${pseudoCode}, name: ⟦عربى⟧ }\n`;

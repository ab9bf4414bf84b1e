import { confirm, isCancel, password, text } from '@clack/prompts';
import { Refusal } from '../../server/refusal.ts';
import { readContent } from '../../src/content/read-content.ts';
import { type Ask, setUpLeads } from './leads-setup.ts';

async function answered<Answer>(prompt: Promise<Answer | symbol>): Promise<Answer> {
  const answer = await prompt;
  if (isCancel(answer)) throw new Refusal('Canceled. Nothing was saved');
  return answer as Answer;
}

/** Asks in the terminal. */
const ask: Ask = {
  text: async ({ message, suggestion = '', problem }) => {
    const options = { message, placeholder: suggestion, defaultValue: suggestion };
    const validate = (typed = '') => problem?.(typed.trim() || suggestion);
    return (await answered<string>(text({ ...options, validate }))).trim();
  },
  secret: (message) => answered<string>(password({ message })),
  yes: (message, initialValue) => answered<boolean>(confirm({ message, initialValue })),
};

if (process.argv[2] === 'setup') {
  try {
    await setUpLeads({ ask, say: console.log, email: readContent().brand.email });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
} else {
  // Runs without the tools of the project, also in the container.
  await import('../../server/inbox/main.ts');
}

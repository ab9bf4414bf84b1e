import { isCancel, password, text } from '@clack/prompts';
import { Refusal } from '../../server/refusal.ts';
import { readContent } from '../../src/content/read-content.ts';
import { type Ask, setUpLeads } from './leads-setup.ts';

/** In the terminal. */
const ask: Ask = async ({ asks, suggestion = '', isSecret = false }) => {
  const answer = isSecret
    ? await password({ message: asks })
    : await text({ message: asks, placeholder: suggestion, defaultValue: suggestion });
  if (isCancel(answer)) throw new Refusal('Cancelled: nothing was written');
  return (answer ?? '').trim();
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

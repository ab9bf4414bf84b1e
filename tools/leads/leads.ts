import { readContent } from '../../src/content/read-content.ts';
import { ask } from '../setup/ask.ts';
import { setUpLeads } from './leads-setup.ts';

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

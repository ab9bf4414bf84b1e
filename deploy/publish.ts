import { parseArgs } from 'node:util';
import { release, rollBack } from './release.ts';

const usage = `node deploy/publish.ts <site folder> [--server] [--listen address] [--without-brotli]
node deploy/publish.ts <site folder> --back
`;

async function publish() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      back: { type: 'boolean' },
      listen: { type: 'string' },
      server: { type: 'boolean' },
      'without-brotli': { type: 'boolean' },
    },
  });
  const [site] = positionals;
  if (!site) throw new Error(`no folder given\n${usage}`);
  const { listen, back, server: withServer, 'without-brotli': withoutBrotli } = values;
  const name = back
    ? await rollBack(site)
    : await release(site, undefined, undefined, { listen, withServer, brotli: !withoutBrotli });
  process.stdout.write(`${site}/current is ${name}; now reload the server\n`);
}

publish().catch((error: Error) => {
  process.stderr.write(`Nothing changed: ${error.message}\n`);
  process.exitCode = 1;
});

import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

// The least that could take a lead: a line in a file, on the disk before the answer. The intake is
// compared with it.

const [file = ''] = process.argv.slice(2);
const lines = await open(file, 'a');
const server = createServer(async (request, answer) => {
  await lines.appendFile(`${await text(request)}\n`);
  await lines.datasync();
  answer.writeHead(202).end();
}).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`Serving on http://127.0.0.1:${port}\n`);
});

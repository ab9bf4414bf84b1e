import type { Plan } from '../../deploy/plan.ts';
import { createServer } from '../../server/create-server.ts';
import type { Host } from './host.ts';
import { askOver } from './over-http.ts';

export async function startOwn({ dir }: Plan): Promise<Host> {
  const app = await createServer(dir);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { differs: {}, ask: askOver(Number(new URL(origin).port)), stop: () => app.close() };
}

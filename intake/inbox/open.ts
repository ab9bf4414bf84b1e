import { allowReactModules } from '../../build/react-modules.ts';
import type { Store } from '../store.ts';

/** Starts the inbox, on this machine alone. Resolves to its address. */
export async function openInbox(store: Store, port: number): Promise<string> {
  allowReactModules();
  const { createInbox } = await import('./server.ts');
  const app = await createInbox(store);
  return app.listen({ host: '127.0.0.1', port });
}

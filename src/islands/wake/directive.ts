import type { ClientDirective } from 'astro';
import { call } from './call.ts';
import { engage } from './engage.ts';
import { later } from './later.ts';
import { near } from './near.ts';

const ways = { engage, near, later, call };

/** The one script behind all islands of a page: a page carries it once, whatever its islands wait for. */
const wakeOn: ClientDirective = (load, { value }, island) => {
  const wish = value as unknown as { on: keyof typeof ways };
  // biome-ignore lint/suspicious/noExplicitAny: each way reads its own part of the wish
  ways[wish.on](load, island, wish as any);
};

export default wakeOn;

import { setTimeout as wait } from 'node:timers/promises';
import type { FormsBuild } from '../headers/forms-file.ts';
import { mailTarget } from './leads.ts';
import { createMailer } from './mail.ts';
import { FinalRefusal, type Send, sendNext } from './outbox.ts';
import { purge } from './retention.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store.ts';
import { labelOf, targetsOf } from './targets.ts';
import { sendWebhook } from './webhook.ts';

const lookEveryMs = 5000;
/** Before each delivery, so that visitors who are sending a form are answered first. */
const pauseMs = 20;
const purgeEveryMs = 60 * 60 * 1000;

/** Gets no words or addresses of visitors. */
type Warn = (what: string) => void;

/** Does something now and then, and at once when it is woken, but never twice at a time. */
function repeat(work: () => Promise<void>, everyMs: number) {
  let round: Promise<void> | undefined;
  let isWanted = false;
  const wake = () => {
    isWanted = true;
    round ??= (async () => {
      for (; isWanted; ) {
        isWanted = false;
        await work();
      }
    })().finally(() => {
      round = undefined;
    });
  };
  const timer = setInterval(wake, everyMs).unref();
  wake();
  return {
    wake,
    stop: () => {
      clearInterval(timer);
      isWanted = false;
      return round;
    },
  };
}

type Options = {
  forms: FormsBuild;
  settings: Settings;
  store: Store;
  /** Resolves once the database has been brought up to date. */
  ready: () => Promise<unknown>;
  warn: Warn;
};

/** Sends what is queued for the targets of these settings until it is stopped, each in its own turn. */
export function startWorker({ forms, settings, store, ready, warn }: Options) {
  const site = forms.brand.domain;
  const mailer = createMailer(forms, settings);
  const send: Send = async (batch) => {
    await wait(pauseMs);
    const [{ target }] = batch;
    try {
      if (target === mailTarget) await mailer?.send(batch);
      else await sendWebhook(batch[0], settings.webhooks, new Date());
    } catch (error) {
      const { code = 'refused' } = error as NodeJS.ErrnoException;
      const then = error instanceof FinalRefusal ? 'it is given up' : 'it waits';
      warn(`${labelOf(target)} could not be reached or refused (${code}); ${then}`);
      throw error;
    }
  };
  let isEnding = false;
  const guarded = (work: () => Promise<void>) => async () => {
    try {
      await ready();
      await work();
    } catch (error) {
      warn(`The outbox cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
    }
  };
  const loops = targetsOf(mailer !== undefined, settings.webhooks.urls).map((target) => {
    const order = { site, target, ownerPerHour: settings.ownerPerHour };
    const work = async () => {
      while (!isEnding && (await sendNext(store, order, send, () => new Date())));
    };
    return repeat(guarded(work), lookEveryMs);
  });
  const tidy = guarded(async () => {
    const { retentionDays } = settings;
    if (!(await purge(store, site, { retentionDays, now: new Date() })))
      warn(
        'The clock is more than a week ahead of the last look. No old lead was deleted. If the clock is right: npm run leads purge',
      );
  });
  loops.push(repeat(tidy, purgeEveryMs));
  return {
    wake: () => {
      for (const { wake } of loops.slice(0, -1)) wake();
    },
    /** Waits for the deliveries under way. */
    async stop() {
      isEnding = true;
      const patience = new Promise((done) => setTimeout(done, 5000).unref());
      await Promise.race([Promise.all(loops.map(({ stop }) => stop())), patience]);
      mailer?.close();
    },
  };
}

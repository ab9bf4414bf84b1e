import { setTimeout as wait } from 'node:timers/promises';
import type { FormsBuild } from '../headers/forms-file.ts';
import { createMailer } from './mail.ts';
import { FinalRefusal, labelOf, type Send, sendDue } from './outbox.ts';
import { purge } from './retention.ts';
import { mailTarget, type Settings } from './settings.ts';
import type { Store } from './store.ts';
import { hour } from './tables.ts';
import { sendWebhook } from './webhook.ts';

const lookEveryMs = 5000;
/** Before each delivery, so that visitors who are sending a form are answered first. */
const pauseMs = 20;

/** Does something now and then, and at once when it is woken, but never twice at a time. */
function repeat(work: () => Promise<void>, everyMs: number) {
  let round: Promise<void> | undefined;
  const wake = () => {
    round ??= work().finally(() => {
      round = undefined;
    });
  };
  const timer = setInterval(wake, everyMs).unref();
  wake();
  const stop = () => {
    clearInterval(timer);
    return round;
  };
  return { wake, stop };
}

type Options = {
  forms: FormsBuild;
  settings: Settings;
  store: Store;
  /** Resolves once the database has been brought up to date. */
  ready: () => Promise<unknown>;
  /** Gets no words or addresses of visitors. */
  warn: (what: string) => void;
};

/** Sends what waits for the targets of these settings until it is stopped, each in its own turn. */
export function startWorker({ forms, settings, store, ready, warn }: Options) {
  const site = forms.brand.domain;
  const mailer = createMailer(forms, settings);
  const send: Send = async (delivery, many) => {
    await wait(pauseMs);
    try {
      if (delivery.target === mailTarget) await mailer?.send(delivery, many);
      else await sendWebhook(delivery, settings.webhooks, new Date());
    } catch (error) {
      const { code = 'refused' } = error as NodeJS.ErrnoException;
      const then = error instanceof FinalRefusal ? 'it is given up' : 'it waits';
      warn(`${labelOf(delivery.target)} could not be reached or refused (${code}); ${then}`);
      throw error;
    }
  };
  let isEnding = false;
  const guarded = (work: () => Promise<void>) => async () => {
    try {
      await ready();
      await work();
    } catch (error) {
      warn(`The outbox cannot be used (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
    }
  };
  const senders = settings.targets.map((target) => {
    const order = { site, target, ownerPerHour: settings.ownerPerHour };
    const work = () => sendDue(store, order, send, { isEnding: () => isEnding });
    return repeat(guarded(work), lookEveryMs);
  });
  const { retentionDays } = settings;
  const tidy = guarded(async () => {
    if (!(await purge(store, site, { retentionDays, now: new Date() })))
      warn('The clock has leapt by more than a week. No old lead is deleted for a week');
  });
  const loops = [...senders, repeat(tidy, hour)];
  return {
    wake: () => {
      for (const { wake } of senders) wake();
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

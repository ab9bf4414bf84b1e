import { setTimeout as wait } from 'node:timers/promises';
import type { FormsBuild } from '../headers/forms-file.ts';
import { createMailer } from './mail.ts';
import { type Delivery, FinalRefusal, labelOf, PerhapsArrived, sendDue } from './outbox.ts';
import { queueNotice } from './quarantine.ts';
import { purge } from './retention.ts';
import { mailTarget, type Settings } from './settings.ts';
import type { Store, Stored } from './store.ts';
import { hour, minute } from './tables.ts';
import { sendWebhook } from './webhook.ts';

const checkEveryMs = 5000;
/** Before each delivery, so that visitors who are sending a form are answered first. */
const pauseMs = 20;

/** A mail server can take ten minutes for a message (RFC 5321, 4.5.3.2.6). */
const longestMs = (target: string) => (target === mailTarget ? 12 * minute : 10_000);

/** Aborts work after this time. Rejects a second later if the work ignores the signal. */
export function within(ms: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  const late = new Promise<void>((_, reject) => {
    const error = new PerhapsArrived(`Perhaps delivered: no answer within ${ms / 1000} seconds`);
    controller.signal.addEventListener('abort', () => setTimeout(reject, 1000, error));
  });
  return Promise.race([work(controller.signal), late]).finally(() => clearTimeout(timer));
}

/** Repeats work at an interval, and immediately after `wake`, but never twice at the same time. */
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
  stored: Stored;
  /** Logs a message, which must not contain texts or addresses of visitors. */
  warn: (message: string) => void;
};

/** Sends the waiting deliveries of these targets until it is stopped. Targets do not delay each other. */
export function startWorker({ forms, settings, store, stored, warn }: Options) {
  const site = forms.brand.domain;
  const mailer = createMailer(forms, settings);
  const send = async (delivery: Delivery) => {
    const { target } = delivery;
    await wait(pauseMs);
    try {
      await within(longestMs(target), async (signal) => {
        if (target === mailTarget) await mailer?.send(delivery, signal);
        else await sendWebhook(delivery, settings.webhooks, signal);
      });
    } catch (error) {
      const { code = 'no code' } = error as NodeJS.ErrnoException;
      const next = error instanceof FinalRefusal ? 'It is given up' : 'It will be tried again';
      warn(`${labelOf(target)}: a delivery failed (${code}). ${next}. The inbox shows the reason`);
      throw error;
    }
  };
  let isEnding = false;
  const guarded = (work: () => Promise<void>) => async () => {
    try {
      await stored(work);
    } catch (error) {
      const { code = 'no code' } = error as NodeJS.ErrnoException;
      warn(`The database failed while mails and webhooks were sent (${code}). Trying again`);
    }
  };
  const senders = settings.targets.map((target) => {
    const work = async () => {
      if (target === mailTarget) await queueNotice(store, site);
      await sendDue(store, { site, target }, send, () => isEnding);
    };
    return repeat(guarded(work), checkEveryMs);
  });
  const tidy = guarded(() => purge(store, site, settings.retentionDays));
  const loops = [...senders, repeat(tidy, hour)];
  return {
    wake: () => {
      for (const { wake } of senders) wake();
    },
    /** Waits for the deliveries in progress. */
    async stop() {
      isEnding = true;
      await Promise.all(loops.map(({ stop }) => stop()));
      mailer?.close();
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { FormsBuild } from '../headers/forms-file.ts';
import { mailTarget, purge } from './leads.ts';
import { createMailer } from './mail.ts';
import { type Send, sendDue } from './outbox.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store.ts';
import { setTargets, targetsOf } from './targets.ts';
import { sendWebhook } from './webhook.ts';

const lookEveryMs = 5000;
/** Before each delivery, so that visitors who are sending a form are answered first. */
const pauseMs = 20;
const purgeEveryMs = 60 * 60 * 1000;

/** Gets no words or addresses of visitors. */
type Warn = (what: string) => void;

/** Sends what is queued until it is stopped. */
export async function startWorker(forms: FormsBuild, settings: Settings, store: Store, warn: Warn) {
  const mailer = settings.mail && createMailer(forms, settings);
  const send: Send = async (delivery) => {
    await wait(pauseMs);
    try {
      if (delivery.target === mailTarget) await mailer?.send(delivery);
      else await sendWebhook(delivery, settings.webhooks, new Date());
    } catch (error) {
      const what =
        delivery.target === mailTarget ? 'Mail' : `Webhook ${new URL(delivery.target).host}`;
      warn(
        `${what} could not be sent (${(error as NodeJS.ErrnoException).code ?? 'refused'}); it waits`,
      );
      throw error;
    }
  };
  await setTargets(store, targetsOf(mailer !== undefined, settings.webhooks.urls), new Date());

  let purged = 0;
  let isBusy = false;
  let isWanted = false;
  let round = Promise.resolve();
  async function work() {
    isBusy = true;
    do {
      isWanted = false;
      await sendDue(store, send);
    } while (isWanted);
    if (Date.now() - purged > purgeEveryMs) {
      purged = Date.now();
      await purge(store, settings.retentionDays, new Date());
    }
  }
  const wake = () => {
    isWanted = true;
    if (isBusy) return;
    round = work()
      .catch(({ code }) => warn(`The outbox cannot be read (${code ?? 'unknown'})`))
      .finally(() => {
        isBusy = false;
      });
  };
  const timer = setInterval(wake, lookEveryMs).unref();
  wake();
  return {
    wake,
    /** Waits for the delivery under way. */
    async stop() {
      clearInterval(timer);
      isWanted = false;
      await Promise.race([round, new Promise((done) => setTimeout(done, 5000).unref())]);
      mailer?.close();
    },
  };
}

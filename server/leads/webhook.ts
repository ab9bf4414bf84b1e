import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { isPublic } from './address.ts';
import { type Delivery, PerhapsArrived } from './outbox.ts';
import type { Settings } from './settings.ts';
import { answersOf, sourceIn } from './tables.ts';

/** Checks the address of the connection itself, because a second lookup could return another one. */
const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, options, (error, address, family) => {
    const found = typeof address === 'string' ? [address] : address?.map((each) => each.address);
    const isSafe = found?.every(isPublic) ?? true;
    done(error ?? (isSafe ? null : new Error(`${hostname} is a private address`)), address, family);
  });

function post(
  url: URL,
  body: string,
  { isAllowed, headers, signal }: { isAllowed: boolean; headers: object; signal: AbortSignal },
) {
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  const options = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    signal,
    ...(!isAllowed && { lookup: publicLookup }),
  };
  return new Promise<number>((resolve, reject) => {
    const call = send(url, options, (answer) => {
      // Only the status matters, so the body is not read.
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    const fail = (error: Error) =>
      reject(
        call.writableFinished ? new PerhapsArrived(`Perhaps delivered: ${error.message}`) : error,
      );
    call.on('error', fail).end(body);
  });
}

/** Calls a webhook, signed by the rules of Standard Webhooks. Redirects are not followed. */
export async function sendWebhook(
  { id, target, about }: Pick<Delivery, 'id' | 'target' | 'about'>,
  { secret, allowed }: Settings['webhooks'],
  signal: AbortSignal,
): Promise<void> {
  const now = new Date();
  const { id: lead, site, form, email, language, received, confirmed } = about;
  const answers = Object.fromEntries(answersOf(about).map(({ name, value }) => [name, value]));
  const body = JSON.stringify({
    type: 'lead.created',
    timestamp: received,
    data: {
      id: lead,
      site,
      form,
      email,
      answers,
      language,
      ...sourceIn(about),
      received,
      confirmed,
    },
  });
  const url = new URL(target);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
  const isAllowed = allowed.includes(url.hostname);
  const status = await post(url, body, { isAllowed, headers, signal });
  if (status < 200 || status > 299) throw new Error(`Answered with ${status}`);
}

import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { isPrivateHost, isPublic } from './address.ts';
import { type Delivery, PerhapsArrived } from './outbox.ts';
import type { Settings } from './settings.ts';

const timeoutMs = 10_000;

/** Checks the very address that is connected to, since a name may resolve to another a moment later. */
const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, options, (error, address, family) => {
    const found = typeof address === 'string' ? [address] : address?.map((each) => each.address);
    const isSafe = found?.every(isPublic) ?? true;
    done(error ?? (isSafe ? null : new Error(`${hostname} is a private address`)), address, family);
  });

function post(url: URL, body: string, headers: Record<string, string>, isAllowed: boolean) {
  if (!isAllowed && isPrivateHost(url.hostname))
    throw new Error(`${url.hostname} is a private address`);
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  const options = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(timeoutMs),
    ...(!isAllowed && { lookup: publicLookup }),
  };
  return new Promise<number>((resolve, reject) => {
    const call = send(url, options, (answer) => {
      // The status says all: what else is answered, and how slowly, is nobody's business here.
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

/** Calls a webhook, signed as Standard Webhooks asks. Redirects are not followed. */
export async function sendWebhook(
  { id, target, about }: Pick<Delivery, 'id' | 'target' | 'about'>,
  { secret, allowed }: Settings['webhooks'],
  now: Date,
): Promise<void> {
  // These fields, in this order.
  const fields = 'id site form email name subject message language received confirmed'.split(' ');
  const body = `{"type":"lead.created","timestamp":"${about.received}","data":${JSON.stringify(about, fields)}}`;
  const url = new URL(target);
  const status = await post(
    url,
    body,
    {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    },
    allowed.includes(url.hostname),
  );
  if (status < 200 || status > 299) throw new Error(`Answered with ${status}`);
}

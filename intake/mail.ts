import { createTransport, type SendMailOptions } from 'nodemailer';
import type { FormsBuild } from '../headers/forms-file.ts';
import { Refusal } from '../headers/refusal.ts';
import { confirmMail, ownerMail, visitorMail } from './mail-words.ts';
import { confirmLink } from './opt-in.ts';
import type { Settings } from './settings.ts';
import type { Delivery } from './tables.ts';

/** Shorter than the lease that a worker has on the mail server. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

function compose(
  delivery: Delivery,
  forms: FormsBuild,
  { mail, optInSecret }: Settings,
): SendMailOptions {
  const { kind, about } = delivery;
  const [from, to] = [mail?.from ?? '', mail?.to ?? ''];
  const visitor = { name: '', address: about.email };
  const common = {
    from: { name: forms.brand.name, address: from },
    // The same for every attempt, so that a mailbox which gets it twice can tell.
    messageId: `<${delivery.id}@${forms.brand.domain}>`,
  };
  if (kind === 'owner') {
    const replyTo = { name: about.name, address: about.email };
    return { ...common, ...ownerMail(forms, about), to, replyTo };
  }
  const words =
    kind === 'confirm'
      ? confirmMail(forms, about, confirmLink(forms.brand.domain, about, optInSecret ?? ''))
      : visitorMail(forms, about);
  return {
    ...common,
    ...words,
    to: visitor,
    replyTo: to,
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

/**
 * Sends mail through the owner's server, one at a time over one connection. A Refusal means this one
 * mail; any other error means that the server is down.
 */
export function createMailer(forms: FormsBuild, settings: Settings) {
  const transport = createTransport({
    url: settings.mail?.url ?? '',
    pool: true,
    maxConnections: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  return {
    async send(delivery: Delivery): Promise<void> {
      try {
        await transport.sendMail(compose(delivery, forms, settings));
      } catch (error) {
        const { code, command, message, responseCode } = error as SmtpError;
        const isAboutThis = code === 'EENVELOPE' || code === 'EMESSAGE';
        // The server works and takes mail from us, but refuses this one.
        if (isAboutThis && command !== 'MAIL FROM' && responseCode !== 421)
          throw new Refusal(message);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

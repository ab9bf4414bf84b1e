import { createTransport, type SendMailOptions } from 'nodemailer';
import type { FormsBuild } from '../headers/forms-file.ts';
import { Refusal } from '../refusal.ts';
import type { Batch } from './limits.ts';
import { confirmMail, digestMail, ownerMail, visitorMail } from './mail-words.ts';
import { confirmLink } from './opt-in.ts';
import { FinalRefusal } from './outbox.ts';
import type { Settings } from './settings.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

function compose(
  batch: Batch,
  forms: FormsBuild,
  { mail, optInSecret }: Settings,
): SendMailOptions {
  const [delivery] = batch;
  const { kind, about } = delivery;
  const [from, to] = [mail?.from ?? '', mail?.to ?? ''];
  const visitor = { name: '', address: about.email };
  const common = {
    from: { name: forms.brand.name, address: from },
    // The same for every attempt, so that a mailbox which gets it twice can tell.
    messageId: `<${delivery.id}@${forms.brand.domain}>`,
  };
  if (batch.length > 1) {
    const leads = batch.map((each) => each.about);
    return { ...common, ...digestMail(forms, leads), to };
  }
  if (kind === 'owner') {
    const replyTo = { name: about.name, address: about.email };
    return { ...common, ...ownerMail(forms, about), to, replyTo };
  }
  const words =
    kind === 'confirm'
      ? confirmMail(forms, about, confirmLink(forms.brand.domain, delivery, optInSecret ?? ''))
      : visitorMail(forms, about);
  return {
    ...common,
    ...words,
    to: visitor,
    replyTo: to,
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

/** Options for the owner's server. A password goes over TLS, unless the owner has said otherwise. */
export const mailOptions = ({ url, isPlainAllowed }: NonNullable<Settings['mail']>) => ({
  url,
  requireTLS: new URL(url).password !== '' && !isPlainAllowed,
  disableFileAccess: true,
  disableUrlAccess: true,
  ...timeouts,
});

/** Whether an error is about this one mail; otherwise the server is down, or takes none from us. */
function asRefusal(error: SmtpError): Error {
  const { code, command, message, responseCode = 0 } = error;
  const isAboutThis = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutThis || command === 'MAIL FROM' || responseCode === 421) return error;
  return responseCode >= 500 ? new FinalRefusal(message) : new Refusal(message);
}

/** Sends mail through the owner's server, one at a time over one connection. */
export function createMailer(forms: FormsBuild, settings: Settings) {
  if (!settings.mail) return undefined;
  const transport = createTransport({
    ...mailOptions(settings.mail),
    pool: true,
    maxConnections: 1,
  });
  return {
    async send(batch: Batch): Promise<void> {
      try {
        await transport.sendMail(compose(batch, forms, settings));
      } catch (error) {
        throw asRefusal(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}

import { createTransport, type SendMailOptions } from 'nodemailer';
import type { FormsBuild } from '../headers/forms-file.ts';
import { confirmMail, noticeMail, ownerMail, visitorMail } from './mail-words.ts';
import { confirmLink } from './opt-in.ts';
import { type Delivery, FinalRefusal, PerhapsArrived, type Send } from './outbox.ts';
import type { Settings } from './settings.ts';

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // RFC 5321, 4.5.3.2.6: a server that gives up sooner after a message sends it again and again.
  socketTimeout: 10 * 60_000,
};

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

function compose(
  delivery: Delivery,
  many: number,
  forms: FormsBuild,
  { mail, optInSecret, inboxHash }: Settings,
): SendMailOptions {
  const { id, kind, about } = delivery;
  const [from, to] = [mail?.from ?? '', mail?.to ?? ''];
  const common = {
    from: { name: forms.brand.name, address: from },
    // The same for every attempt, so that a mailbox which gets it twice can tell.
    messageId: `<${id}@${forms.brand.domain}>`,
  };
  if (many > 1) return { ...common, ...noticeMail(forms, many, inboxHash !== undefined), to };
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
    to: { name: '', address: about.email },
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

/** Whether a mail is refused for good, may have arrived, or has not. */
function explain(error: SmtpError, isSent: boolean, kind: Delivery['kind']): Error {
  const { code, command, message, responseCode = 0 } = error;
  const isAboutThis = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  // The owner's own mailbox is full or over its limit today, and takes mail again tomorrow.
  if (isAboutThis && responseCode >= 500 && kind !== 'owner') return new FinalRefusal(message);
  return isSent && responseCode === 0 ? new PerhapsArrived(`Perhaps delivered: ${message}`) : error;
}

/** Sends mail through the owner's server, one at a time over one connection. */
export function createMailer(forms: FormsBuild, settings: Settings, options = {}) {
  if (!settings.mail) return undefined;
  const transport = createTransport({
    ...mailOptions(settings.mail),
    pool: true,
    maxConnections: 1,
    ...options,
  });
  let isSent = () => false;
  transport.use('stream', ({ message }, done) => {
    const read = message.createReadStream.bind(message);
    message.createReadStream = (...given) => {
      const source = read(...given);
      // It is read only once the server has asked for it.
      isSent = () => source.readableDidRead;
      return source;
    };
    done();
  });
  const send: Send = async (delivery, many) => {
    isSent = () => false;
    try {
      await transport.sendMail(compose(delivery, many, forms, settings));
    } catch (error) {
      throw explain(error as SmtpError, isSent(), delivery.kind);
    }
  };
  return { send, close: () => transport.close() };
}

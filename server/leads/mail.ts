import { createTransport, type SendMailOptions } from 'nodemailer';
import type { FormsBuild } from '../headers/forms-file.ts';
import { confirmMail, noticeMail, ownerMail, visitorMail } from './mail-words.ts';
import { confirmLink } from './opt-in.ts';
import { type Delivery, FinalRefusal, PerhapsArrived } from './outbox.ts';
import type { Settings } from './settings.ts';

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

function compose(
  delivery: Delivery,
  forms: FormsBuild,
  { mail, optInSecret, inboxHash }: Settings,
): SendMailOptions {
  const { id, kind, about, quarantined = 0 } = delivery;
  const [from, to] = [mail?.from ?? '', mail?.to ?? ''];
  const common = {
    from: { name: forms.brand.name, address: from },
    // The same for every attempt, so that mailboxes can recognize a repeated mail.
    messageId: `<${id}@${forms.brand.domain}>`,
  };
  if (kind === 'notice')
    return { ...common, ...noticeMail(forms, quarantined, inboxHash !== undefined), to };
  if (kind === 'owner') return { ...common, ...ownerMail(forms, about), to, replyTo: about.email };
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

/** Options for the owner's server. A password is sent over TLS only, unless the owner allows more. */
export const mailOptions = ({ url, isPlainAllowed }: NonNullable<Settings['mail']>) => ({
  url,
  requireTLS: new URL(url).password !== '' && !isPlainAllowed,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Whether a mail is refused permanently, may have arrived, or has not arrived. */
function explain(error: SmtpError, isSent: boolean, kind: Delivery['kind']): Error {
  const { code, command, message, responseCode = 0 } = error;
  const isAboutThis = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  // The owner's mailbox may be full today and accept mail again tomorrow.
  if (isAboutThis && responseCode >= 500 && (kind === 'visitor' || kind === 'confirm'))
    return new FinalRefusal(message);
  return isSent && responseCode === 0 ? new PerhapsArrived(`Perhaps delivered: ${message}`) : error;
}

/** Sends mail through the owner's server, one at a time over one connection. */
export function createMailer(forms: FormsBuild, settings: Settings) {
  const { mail } = settings;
  if (!mail) return undefined;
  let isSent = () => false;
  const open = () => {
    const transport = createTransport({ ...mailOptions(mail), pool: true, maxConnections: 1 });
    transport.use('stream', ({ message }, done) => {
      const read = message.createReadStream.bind(message);
      message.createReadStream = (...given) => {
        const source = read(...given);
        // Nodemailer reads the message only after the server has accepted the recipients.
        isSent = () => source.readableDidRead;
        return source;
      };
      done();
    });
    return transport;
  };
  let transport = open();
  const send = async (delivery: Delivery, signal: AbortSignal) => {
    isSent = () => false;
    const abort = () => {
      transport.close({ force: true });
      transport = open();
    };
    signal.addEventListener('abort', abort);
    try {
      await transport.sendMail(compose(delivery, forms, settings));
    } catch (error) {
      throw explain(error as SmtpError, isSent(), delivery.kind);
    } finally {
      signal.removeEventListener('abort', abort);
    }
  };
  return { send, close: () => transport.close() };
}

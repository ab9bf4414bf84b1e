import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormName, FormsBuild } from '../headers/forms-file.ts';
import { networkOf } from './address.ts';
import { type Body, bodySchemas, cleaned, readPosts, typedIn } from './form-fields.ts';
import { accept, leadOf } from './leads.ts';
import { wordsIn } from './mail-words.ts';
import { confirmRoutes } from './opt-in.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store.ts';

/** More that wait for the database are asked to come again later. */
const mostWaiting = 500;
/** People do not read a page and fill in a form in less time. */
const quickestMs = 2000;
/** All that the fields may hold, at up to twelve bytes for an encoded letter. */
const bodyLimit = 80 * 1024;

const pages: Record<FormName, string> = { hero: '/', contact: '/contact', 'sign-up': '/sign-up' };

type Options = {
  forms: FormsBuild;
  settings: Settings;
  store: Store;
  /** Resolves once the database can be used. */
  ready: () => Promise<unknown>;
  onLead: () => void;
};

const refusal = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode });

/** Says once that a proxy names visitors whom nobody believes: then all of them count as one. */
function proxyWarning(app: FastifyInstance) {
  let isSaid = false;
  return ({ headers, ips = [] }: FastifyRequest) => {
    if (isSaid || !headers['x-forwarded-for'] || ips.length > 1) return;
    isSaid = true;
    app.log.warn(
      'X-Forwarded-For arrives, but TRUST_PROXY does not name who sends it: if there is a proxy, all visitors count as one. See docs/forms.md',
    );
  };
}

/** From a page whose scripts do not run: the scripts ask for JSON. */
const isPlainPost = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') &&
  headers.accept !== 'application/json';

/** Browsers send the origin of the page with every post. */
function checkOrigin({ headers, host }: FastifyRequest, domain: string) {
  const { origin = '' } = headers;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  if (from !== host && from !== domain)
    throw refusal(403, 'Forms are taken only from pages of this site');
}

function say({ validation, statusCode = 503, message }: FastifyError) {
  const [fault] = validation ?? [];
  if (!fault)
    return { status: statusCode, error: statusCode < 500 ? message : 'Please try again later' };
  const field = fault.instancePath.slice(1) || String(fault.params.missingProperty ?? '');
  const error = field ? `${field} is missing or cannot be taken` : 'No form can be read';
  return { status: 400, error, field };
}

/** Takes the forms of a build. A lead and its deliveries are stored before the visitor is answered. */
export async function formRoutes(
  app: FastifyInstance,
  { forms, settings, store, ready, onLead }: Options,
) {
  const { brand } = forms;
  await app.register(rateLimit, {
    global: false,
    max: settings.perMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  // One for all forms: each call of rateLimit makes a limit of its own.
  const limit = app.rateLimit();
  const warnOfProxy = proxyWarning(app);
  app.removeContentTypeParser('text/plain');
  readPosts(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    warnOfProxy(request);
    if (request.method === 'POST') checkOrigin(request, brand.domain);
  });
  app.addHook('preValidation', async (request) => {
    request.body = cleaned(request.body);
  });

  const leadBack = (
    { body }: FastifyRequest,
    reply: FastifyReply,
    form: FormName,
    isSent: boolean,
  ) => {
    const { language = '' } = (body ?? {}) as Body;
    const { prefix } = wordsIn(forms, String(language));
    const page = form === 'hero' && prefix ? prefix : prefix + pages[form];
    return reply.redirect(`${page}#${form}-${isSent ? 'sent' : 'failed'}`, 303);
  };

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, ...said } = say(error);
    if (status >= 500) request.log.error({ code: error.code }, 'A form could not be stored');
    if (status === 503) reply.header('retry-after', 30);
    const form = request.url.split(/[/?]/)[2] as FormName;
    if (isPlainPost(request) && form in pages && status !== 403)
      return leadBack(request, reply, form, false);
    return reply.code(status).send(said);
  });

  let waiting = 0;
  /** If the database fails, the visitor is asked to try again instead of being thanked. */
  async function kept<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= mostWaiting) throw refusal(503, 'Too many at once');
    waiting += 1;
    try {
      await ready();
      return await work();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw Object.assign(refusal(503, 'The database does not answer'), { code });
    } finally {
      waiting -= 1;
    }
  }

  for (const form of Object.keys(pages) as FormName[]) {
    app.route<{ Body: Body }>({
      method: 'POST',
      url: `/forms/${form}`,
      bodyLimit,
      onRequest: limit,
      schema: { body: bodySchemas[form] },
      handler: async (request, reply) => {
        const { key, language = '', website, elapsed = 0 } = request.body;
        const lead = leadOf(typedIn(form, language, request.body), {
          site: brand.domain,
          key,
          isOdd: Boolean(website) || elapsed < quickestMs,
          isAsked: form === 'hero' && settings.optInSecret !== undefined,
          now: new Date(),
        });
        const result = await kept(() => accept(store, lead, settings.targets));
        if (result === 'conflict') throw refusal(409, 'This key was used for another message');
        if (result === 'new') onLead();
        return isPlainPost(request)
          ? leadBack(request, reply, form, true)
          : reply.code(202).send({ status: 'accepted' });
      },
    });
  }

  const { optInSecret: secret } = settings;
  if (secret) confirmRoutes(app, { forms, store, secret, onLead, kept, limit });
}

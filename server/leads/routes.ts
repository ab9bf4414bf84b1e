import { isIP } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FormsBuild, formIn } from '../headers/forms-file.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from './address.ts';
import { oneOf, readAnswers, readPosts, sourceOf, valuesIn } from './form-fields.ts';
import { accept, leadOf } from './leads.ts';
import { wordsIn } from './mail-words.ts';
import { confirmRoutes } from './opt-in.ts';
import type { Settings } from './settings.ts';
import type { Store, Stored } from './store.ts';

/** People need more time to read a page and fill in a form. */
const quickestMs = 2000;
/** Enough for all fields, with up to twelve bytes for an encoded character. */
const bodyLimit = 80 * 1024;

type Options = {
  forms: FormsBuild;
  settings: Settings;
  store: Store;
  stored: Stored;
  onLead: () => void;
};

const refusal = (statusCode: number, message: string, field?: string) =>
  Object.assign(new Error(message), { statusCode, ...(field !== undefined && { field }) });

/** Warns once if a proxy's addresses cannot be used, because then all visitors count as one. */
function proxyWarning(app: FastifyInstance) {
  let isSaid = false;
  return ({ headers, ip, ips = [] }: FastifyRequest) => {
    const isUsed = ips.length > 1 && isIP(ip) > 0;
    if (isSaid || isUsed || !headers['x-forwarded-for']) return;
    isSaid = true;
    app.log.warn(
      ips.length > 1
        ? 'The proxy sends no plain IP addresses in X-Forwarded-For, so all visitors count as one. Let it send them without ports. See docs/forms.md'
        : 'X-Forwarded-For is ignored because TRUST_PROXY does not name its sender. Behind a proxy, all visitors count as one. See docs/forms.md',
    );
  };
}

/** Whether the browser sent the form without our scripts, which ask for JSON. */
const isPlainPost = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') &&
  headers.accept !== 'application/json';

/** Browsers send the origin of the page with every post. */
function checkOrigin({ headers, host }: FastifyRequest, domain: string) {
  const { origin = '' } = headers;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  if (from !== host && from !== domain) throw refusal(403, 'Cross-site request refused');
}

/** The reason for the log. Messages of the database may contain parts of its URL. */
const reasonOf = (error: Error) =>
  error instanceof Refusal ? error.message : 'The database failed';

const answerTo = ({ statusCode = 503, message, field }: FastifyError & { field?: string }) => ({
  status: statusCode,
  error: statusCode < 500 ? message : 'Please try again later',
  field,
});

/** Accepts the forms of a build. A lead and its deliveries are stored before the response is sent. */
export async function formRoutes(
  app: FastifyInstance,
  { forms, settings, store, stored, onLead }: Options,
) {
  const { brand } = forms;
  const pages = new Set(forms.pages);
  await app.register(rateLimit, {
    global: false,
    max: settings.perMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  // One for all forms: each call of rateLimit makes a separate limit.
  const limit = app.rateLimit();
  const warnOfProxy = proxyWarning(app);
  app.removeContentTypeParser('text/plain');
  readPosts(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    warnOfProxy(request);
    if (request.method === 'POST') checkOrigin(request, brand.domain);
  });

  /** Redirects to the page with the form, where the fragment shows the answer. */
  const goBack = ({ body }: FastifyRequest, reply: FastifyReply, fragment: string) => {
    const valuesOf = valuesIn(body);
    const page = oneOf(valuesOf('page'), 500);
    const home = wordsIn(forms, oneOf(valuesOf('language'))).prefix || '/';
    return reply.redirect(`${encodeURI(pages.has(page) ? page : home)}#${fragment}`, 303);
  };

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, ...answer } = answerTo(error);
    if (status >= 500)
      request.log.error({ code: error.code }, `A form was not stored. ${reasonOf(error)}`);
    if (status === 503) reply.header('retry-after', 30);
    const form = request.url.split(/[/?]/)[2] ?? '';
    if (isPlainPost(request) && formIn(forms, form) && status !== 403)
      return goBack(request, reply, `${form}-failed`);
    return reply.code(status).send(answer);
  });

  app.route<{ Params: { form: string } }>({
    method: 'POST',
    url: '/forms/:form',
    bodyLimit,
    // After the body has been read, because it contains the page to return to.
    preValidation: limit,
    handler: async (request, reply) => {
      const { form } = request.params;
      const valuesOf = valuesIn(request.body);
      const found = formIn(forms, form, oneOf(valuesOf('language')));
      if (!found) throw refusal(404, 'The site has no such form');
      const { fields, next, language } = found;
      const { email, answers, wrong } = readAnswers(fields, valuesOf);
      if (wrong) throw refusal(400, `${wrong.name} is missing or invalid`, wrong.name);
      const key = oneOf(valuesOf('key'));
      const page = oneOf(valuesOf('page'), 500);
      const result = await stored(async () => {
        const lead = leadOf(
          { form, language, email, answers },
          {
            site: brand.domain,
            source: sourceOf(
              pages.has(page) ? page : '',
              oneOf(valuesOf('referrer')),
              request.headers.referer,
            ),
            key: /^[\w-]{8,64}$/.test(key) ? key : undefined,
            isQuarantined:
              oneOf(valuesOf('website')) !== '' ||
              !(Number(oneOf(valuesOf('elapsed'))) >= quickestMs),
            needsConfirmation: form === 'hero' && settings.optInSecret !== undefined,
            now: await store.clock(),
          },
        );
        return accept(store, lead, settings);
      });
      if (result === 'conflict') throw refusal(409, 'The key belongs to another message');
      if (result === 'new') onLead();
      if (!isPlainPost(request)) return reply.code(202).send({ status: 'accepted' });
      return next ? reply.redirect(encodeURI(next), 303) : goBack(request, reply, `${form}-sent`);
    },
  });

  const { optInSecret: secret } = settings;
  if (secret) confirmRoutes(app, { forms, store, secret, onLead, stored, limit });
}

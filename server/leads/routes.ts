import { isIP } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormName, FormsBuild } from '../headers/forms-file.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from './address.ts';
import { type Body, bodySchemas, readPosts, typedIn } from './form-fields.ts';
import { accept, leadOf } from './leads.ts';
import { wordsIn } from './mail-words.ts';
import { confirmRoutes } from './opt-in.ts';
import type { Settings } from './settings.ts';
import type { Store, Stored } from './store.ts';

/** People need more time to read a page and fill in a form. */
const quickestMs = 2000;
/** Enough for all fields, at up to twelve bytes for an encoded character. */
const bodyLimit = 80 * 1024;

type Options = {
  forms: FormsBuild;
  settings: Settings;
  store: Store;
  stored: Stored;
  onLead: () => void;
};

const refusal = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode });

/** Warns once if the addresses that a proxy sends cannot be used: then all visitors count as one. */
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

/** From a page whose scripts do not run: the scripts ask for JSON. */
const isPlainPost = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') &&
  headers.accept !== 'application/json';

/** Browsers send the origin of the page with every post. */
function checkOrigin({ headers, host }: FastifyRequest, domain: string) {
  const { origin = '' } = headers;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  if (from !== host && from !== domain) throw refusal(403, 'Cross-site request refused');
}

/** Other messages than our own may contain parts of a database's address. */
const reasonOf = (error: Error) =>
  error instanceof Refusal ? error.message : 'The database failed';

function answerTo({ validation, statusCode = 503, message }: FastifyError) {
  const [problem] = validation ?? [];
  if (!problem)
    return { status: statusCode, error: statusCode < 500 ? message : 'Please try again later' };
  const field = problem.instancePath.slice(1) || String(problem.params.missingProperty ?? '');
  const error = field ? `${field} is missing or invalid` : 'The request body is not a form';
  return { status: 400, error, field };
}

/** Takes the forms of a build. A lead and its deliveries are stored before the visitor is answered. */
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

  /** Back to the page with the form, where the fragment shows the answer. */
  const goBack = ({ body }: FastifyRequest, reply: FastifyReply, fragment: string) => {
    const { page = '', language = '' } = (body ?? {}) as Body;
    const home = wordsIn(forms, language).prefix || '/';
    return reply.redirect(`${encodeURI(pages.has(page) ? page : home)}#${fragment}`, 303);
  };

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, ...answer } = answerTo(error);
    if (status >= 500)
      request.log.error({ code: error.code }, `A form was not stored. ${reasonOf(error)}`);
    if (status === 503) reply.header('retry-after', 30);
    const form = request.url.split(/[/?]/)[2] as FormName;
    if (isPlainPost(request) && Object.hasOwn(bodySchemas, form) && status !== 403)
      return goBack(request, reply, `${form}-failed`);
    return reply.code(status).send(answer);
  });

  for (const form of Object.keys(bodySchemas) as FormName[]) {
    app.route<{ Body: Body }>({
      method: 'POST',
      url: `/forms/${form}`,
      bodyLimit,
      // After the body has been read, which says where to go back to.
      preValidation: limit,
      schema: { body: bodySchemas[form] },
      handler: async (request, reply) => {
        const { key, language = '', website, elapsed = 0 } = request.body;
        const result = await stored(async () => {
          const lead = leadOf(typedIn(form, language, request.body), {
            site: brand.domain,
            key,
            isQuarantined: Boolean(website) || elapsed < quickestMs,
            isAsked: form === 'hero' && settings.optInSecret !== undefined,
            now: await store.clock(),
          });
          return accept(store, lead, settings);
        });
        if (result === 'conflict') throw refusal(409, 'The key belongs to another message');
        if (result === 'new') onLead();
        return isPlainPost(request)
          ? goBack(request, reply, `${form}-sent`)
          : reply.code(202).send({ status: 'accepted' });
      },
    });
  }

  const { optInSecret: secret } = settings;
  if (secret) confirmRoutes(app, { forms, store, secret, onLead, stored, limit });
}

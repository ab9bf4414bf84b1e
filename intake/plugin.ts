import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormName, FormsBuild } from '../headers/forms-file.ts';
import { contentPolicy } from '../headers/policy.ts';
import { type Body, bodySchemas, cleaned, readPlainPosts, typedIn } from './form-fields.ts';
import { acceptTogether, leadOf, release, TooMany } from './leads.ts';
import { wordsIn } from './mail-words.ts';
import { networkOf } from './network-of.ts';
import { confirmPage, confirmPath, leadOfToken } from './opt-in.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store.ts';

/** Nobody reads a page and fills in a form in less. */
const quickestMs = 2000;
/** When requests wait longer than this to be looked at, new ones are asked to come again. */
const busyMs = 500;
/** All that the fields may hold, in the longest spelling: twelve signs for one letter. */
const bodyLimit = 80 * 1024;

const pages: Record<FormName, string> = { hero: '/', contact: '/contact', 'sign-up': '/sign-up' };

type Options = {
  forms: FormsBuild;
  settings: Settings;
  store: Store;
  /** Called after each new lead. */
  onLead: () => void;
};

/** What the link of double opt-in holds. */
type Asked = { token: string; language?: string };

/** A refusal that whoever sent the form should hear of. */
class Refusal extends Error {
  readonly statusCode: number;
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** From a page whose scripts do not run: only these ask for JSON. */
const isPlainPost = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') &&
  headers.accept !== 'application/json';

/** Browsers name the page's origin with every post: it must be this site. */
function checkOrigin({ headers, host }: FastifyRequest, domain: string) {
  const { origin = '' } = headers;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  if (from !== host && from !== domain)
    throw new Refusal(403, 'Forms are taken only from pages of this site');
}

function say(error: FastifyError & { retryAfter?: number }): {
  status: number;
  error: string;
  field?: string;
} {
  const [fault] = error.validation ?? [];
  if (fault) {
    const field = fault.instancePath.slice(1) || String(fault.params.missingProperty ?? '');
    return {
      status: 400,
      error: field ? `${field} is missing or cannot be taken` : 'No form can be read',
      field,
    };
  }
  const status = error.statusCode ?? 503;
  return {
    status,
    error: status < 500 || error instanceof Refusal ? error.message : 'Please try again later',
  };
}

/** Takes the forms of a build: what is sent is stored, with all that follows from it, before it is answered. */
export async function intake(app: FastifyInstance, { forms, settings, store, onLead }: Options) {
  const { brand } = forms;
  const acceptOne = acceptTogether(store);

  await app.register(underPressure, { maxEventLoopDelay: busyMs, retryAfter: 2 });
  await app.register(rateLimit, {
    global: false,
    max: settings.perMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  app.removeContentTypeParser('text/plain');
  readPlainPosts(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method === 'POST') checkOrigin(request, brand.domain);
  });
  app.addHook('preValidation', async (request) => {
    request.body = cleaned(request.body);
  });

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    form: FormName,
    isSent: boolean,
  ) => {
    const { language = '' } = (request.body ?? {}) as Body;
    const { prefix } = wordsIn(forms, String(language));
    const page = form === 'hero' && prefix ? prefix : prefix + pages[form];
    return reply.redirect(`${page}#${form}-${isSent ? 'sent' : 'failed'}`, 303);
  };

  app.setErrorHandler((error: FastifyError & { retryAfter?: number }, request, reply) => {
    const { status, ...said } = say(error);
    if (status >= 500 && !(error instanceof Refusal))
      request.log.error({ code: error.code }, 'A form could not be stored');
    if (status === 503) reply.header('retry-after', error.retryAfter ?? 30);
    const form = request.url.split(/[/?]/)[2] as FormName;
    if (isPlainPost(request) && form in pages && status !== 403)
      return answer(request, reply, form, false);
    return reply.code(status).send(said);
  });

  /** Whatever the database has against it, the visitor is not thanked, and can try again. */
  async function kept<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TooMany) throw new Refusal(503, error.message, 2);
      const { code } = error as NodeJS.ErrnoException;
      throw Object.assign(new Error('The database does not answer'), { code, statusCode: 503 });
    }
  }

  for (const form of Object.keys(pages) as FormName[]) {
    app.route<{ Body: Body }>({
      method: 'POST',
      url: `/forms/${form}`,
      bodyLimit,
      config: { rateLimit: { groupId: 'forms' } },
      schema: { body: bodySchemas[form] },
      handler: async (request, reply) => {
        const { key, language = '', website, elapsed = quickestMs } = request.body;
        const isOdd = Boolean(website) || elapsed < quickestMs;
        const isAsked = form === 'hero' && settings.optInSecret !== undefined;
        const state = isOdd ? 'quarantine' : isAsked ? 'unconfirmed' : 'new';
        const now = new Date();
        const lead = leadOf(typedIn(form, language, request.body), { key, state, now });
        const result = await kept(() => acceptOne(lead));
        if (result === 'conflict') throw new Refusal(409, 'This key was used for another message');
        if (result === 'new') onLead();
        return isPlainPost(request)
          ? answer(request, reply, form, true)
          : reply.code(202).send({ status: 'accepted' });
      },
    });
  }

  const { optInSecret } = settings;
  if (optInSecret === undefined) return;
  type Step = 'ask' | 'done' | 'expired';
  const show = (reply: FastifyReply, { token, language }: Asked, step: Step) => {
    const page = confirmPage(forms, wordsIn(forms, language ?? ''), step, token);
    return reply
      .code(step === 'expired' ? 410 : 200)
      .header('content-security-policy', contentPolicy(page))
      .type('text/html; charset=utf-8')
      .send(page);
  };
  const asked = {
    type: 'object',
    properties: { token: { type: 'string' }, language: { type: 'string' } },
    required: ['token'],
  };
  app.get<{ Querystring: Asked }>(
    confirmPath,
    { schema: { querystring: asked } },
    ({ query }, reply) => {
      const isSound = leadOfToken(query.token, optInSecret, new Date());
      return show(reply, query, isSound ? 'ask' : 'expired');
    },
  );
  app.post<{ Body: Asked }>(
    confirmPath,
    { bodyLimit, config: { rateLimit: { groupId: 'forms' } }, schema: { body: asked } },
    async ({ body }, reply) => {
      const now = new Date();
      const id = leadOfToken(body.token, optInSecret, now);
      const isDone = id !== undefined && (await kept(() => release(store, id, 'unconfirmed', now)));
      if (isDone) onLead();
      return show(reply, body, isDone ? 'done' : 'expired');
    },
  );
}

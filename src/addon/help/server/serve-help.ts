import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type HelpPage,
  helpAddress,
  helpPageList,
  isOpenHelp,
} from '#addon/help/contract/help-pages.ts';
import type { Context } from '#platform/server/context.ts';
import type { Actor } from '#platform/server/http/call.ts';
import { cookieToken } from '#platform/server/http/cookie/session-cookie.ts';
import { acceptedLocale } from '#platform/server/http/locale.ts';
import { isHandover } from '#platform/server/http/page/page-load.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { defaultLocale, type Locale, locales } from '#platform/texts/t.ts';
import { wantedPage } from './wanted-page.ts';

const built = fromRoot('dist/help');

/** Whose session this is; null when it is over, or may not be used from that address. */
type Admit = (token: string, ip: string) => Promise<Actor | null>;

/**
 * Serves the help that the build has made (rule 196). Whether a page is open says src/addon/help/contract/help-pages.ts;
 * the others, and the search over all of them, need a session. No names of files come from an address.
 */
export async function serveHelp(
  app: FastifyInstance,
  { config }: Pick<Context, 'config'>,
  admit: Admit,
): Promise<void> {
  if (!existsSync(built)) return serveNone(app);
  const accountNeeded = inEach((locale) => read(`${locale}/account-needed.html`));
  const pictures = inEach((locale) => readdirSync(join(built, locale, 'picture')));
  const missing = inEach((locale) => read(`${locale}/missing.html`));

  /** The help is the same for everybody, so a session from another site’s link will do. */
  const reader = async (request: FastifyRequest) => {
    const token = cookieToken(request, config);
    return token === undefined ? null : admit(token, request.ip);
  };
  const localeFor = async (request: FastifyRequest): Promise<Locale> =>
    (await reader(request))?.locale ??
    acceptedLocale(request.headers['accept-language']) ??
    defaultLocale;

  await app.register(async (help) => {
    await help.register(fastifyStatic, { root: built, serve: false, cacheControl: false });
    const answer = (url: string, handler: (of: Asked, reply: FastifyReply) => unknown) =>
      help.get<{ Params: { locale: string; page: string } }>(url, async (request, reply) => {
        if (isHandover(request)) return reply.callNotFound();
        reply.header('x-robots-tag', 'noindex');
        const { locale: named, page: wanted } = request.params;
        const locale = locales.find((one) => one === named);
        if (!locale) return say(reply, 404, missing[await localeFor(request)]);
        const page = helpPageList.find((one) => one === wanted);
        return handler({ request, locale, page, wanted }, reply);
      });

    for (const url of ['/help', '/help/']) {
      help.get(url, async (request, reply) =>
        kept(reply).redirect(helpAddress(await localeFor(request))),
      );
    }
    for (const url of ['/help/:locale', '/help/:locale/']) {
      answer(url, ({ locale }, reply) => send(reply, `${locale}/index.html`));
    }
    answer('/help/:locale/search.json', async ({ request, locale }, reply) => {
      const file = (await reader(request)) ? 'search' : 'search-open';
      return send(reply, `${locale}/${file}.json`);
    });
    // They show the demo, so whoever reads an open page may see them all.
    answer('/help/:locale/picture/:page', ({ locale, wanted }, reply) => {
      const name = pictures[locale].find((one) => one === wanted);
      if (!name) return say(reply, 404, missing[locale]);
      return send(reply, `${locale}/picture/${name}`);
    });
    answer('/help/:locale/:page', async ({ request, locale, page }, reply) => {
      if (!page) return say(reply, 404, missing[locale]);
      if (!isOpenHelp(page) && !(await reader(request))) {
        reply.header('www-authenticate', 'Bearer');
        return say(reply, 401, accountNeeded[locale].replaceAll(wantedPage, page));
      }
      return send(reply, `${locale}/page/${page}.html`);
    });
    help.get('/help/*', async (request, reply) =>
      say(reply, 404, missing[await localeFor(request)]),
    );
  });
}

/** Answers 404 before the first build: the page of the web would only load the address again. */
function serveNone(app: FastifyInstance): void {
  for (const url of ['/help', '/help/*']) {
    app.get(url, () => {
      throw new Failure('notFound');
    });
  }
}

interface Asked {
  request: FastifyRequest;
  locale: Locale;
  /** Undefined where the help has no page of that name. */
  page: HelpPage | undefined;
  /** The page's name as the address has it. */
  wanted: string;
}

const read = (name: string) => readFileSync(join(built, name), 'utf8');
const inEach = <T>(of: (locale: Locale) => T): Record<Locale, T> => ({
  ru: of('ru'),
  en: of('en'),
});

/** Browsers ask about a page each time: who has signed out reads no more of it, and a new version is there at once. */
const kept = (reply: FastifyReply) => reply.header('cache-control', 'private, no-cache');

const send = (reply: FastifyReply, file: string) => kept(reply).sendFile(file);

const say = (reply: FastifyReply, status: number, page: string) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);

import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { authenticateKey } from '#addon/api-key/server/authenticate.ts';
import { isKeyToken } from '#addon/api-key/server/token.ts';
import { companyBeside } from '#addon/heatmap/server/company.ts';
import { serveHelp } from '#addon/help/server/serve-help.ts';
import { serveDocuments } from '#addon/legal/server/serve-documents.ts';
import { serveSecurityTxt } from '#addon/legal/server/serve-security-txt.ts';
import { endpoints } from '#app/contract/all.ts';
import { routes as reportErrors } from '#app/server/report-errors/routes.ts';
import { serveOrigins } from '#core/account/server/passkey/serve-origins.ts';
import { authenticateSession } from '#core/account/server/session.ts';
import { linkRefused } from '#core/answering/server/link.ts';
import { authenticateInvitation } from '#core/invitation/server/authenticate.ts';
import { readInvitationToken } from '#core/invitation/server/token.ts';
import { routesWith as reportWith } from '#core/report/server/routes.ts';
import { scimMedia } from '#platform/contract/call/scim.ts';
import type { Context } from '#platform/server/context.ts';
import { type Authenticate, bind } from '#platform/server/http/bind.ts';
import type { Route } from '#platform/server/http/call.ts';
import {
  answerClientError,
  bareHeaders,
  keepAddress,
  requireOneHost,
} from '#platform/server/http/client-errors.ts';
import { away, notFoundHandler, speakFailure } from '#platform/server/http/failures.ts';
import { logCall, logCalls } from '#platform/server/http/log-calls.ts';
import { serveOperation } from '#platform/server/http/operation.ts';
import { setSecurityHeaders } from '#platform/server/http/page/security-headers.ts';
import { serveWeb } from '#platform/server/http/page/web.ts';
import { readForm, readJson, readQueryString } from '#platform/server/http/parse.ts';
import { plainScimAddress } from '#platform/server/http/plain-scim-address.ts';
import { requireAll } from '#platform/server/http/require-all.ts';
import { watchTrouble } from '#platform/server/http/trouble.ts';
import { takeUploads } from '#platform/server/http/upload.ts';
import { serveMatrix } from '#platform/server/matrix/serve-matrix.ts';
import { admits } from '#platform/server/shared/address/address-list.ts';
import { serveDocs } from './docs.ts';
import { subjects } from './start/together.ts';
import { readWork } from './start/work-in-hand.ts';
import './listeners.ts';

/** Every capability of the product. */
const routes: Route[] = [
  ...subjects.flatMap((subject) => ('routes' in subject ? subject.routes : [])),
  ...reportWith(companyBeside),
  ...reportErrors,
];

/** Anyone who takes longer than this to send a request is holding the connection on purpose. */
const slowestRequest = 2 * 60 * 1000;
/** Headers are one packet or two: whoever opens connections and leaves them half-said keeps none for long. */
const halfOpen = { headersTimeout: 20 * 1000, connectionsCheckingInterval: 5 * 1000 };

/**
 * Trusts only our own proxies, counted from our end. Anybody can forge what stands before them in
 * X-Forwarded-For.
 */
const trusted = (proxies: number) =>
  proxies > 0 && ((_address: string, hop: number) => hop < proxies);

/**
 * Builds the server from its capabilities. Tests call it as main does, but with a web folder of
 * their own.
 */
export async function createApp(context: Context, webRoot?: string): Promise<FastifyInstance> {
  requireAll(endpoints, routes);
  const trouble = watchTrouble(context);
  const speak = speakFailure(context, trouble);
  const app = fastify({
    trustProxy: trusted(context.config.trustProxy),
    requestTimeout: slowestRequest,
    // A start on a busy machine takes the time it needs.
    pluginTimeout: 0,
    http: halfOpen,
    rewriteUrl: ({ url = '' }) => plainScimAddress(url),
    routerOptions: { querystringParser: readQueryString, maxParamLength: 100 },
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: (error, request, reply) => {
      logCall(context, request, reply);
      return speak(error, request, reply.headers(bareHeaders));
    },
    clientErrorHandler: answerClientError,
  });
  logCalls(app, context);
  keepAddress(app);
  requireOneHost(app);
  // A stream would hold the stop for hours.
  app.addHook('preClose', () => context.signals.close());
  app.setErrorHandler(speak);
  app.setNotFoundHandler(notFoundHandler(speak));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);
  await setSecurityHeaders(app, context.config);
  await app.register(compress, { threshold: 1400, encodings: ['br', 'gzip'] });
  const authenticate: Authenticate = async (database, token, request) => {
    if (isKeyToken(token)) {
      return authenticateKey(database, token, { request, now: context.now });
    }
    if (!readInvitationToken(token)) return authenticateSession(database, token, context.now());
    const invited = await authenticateInvitation(database, token);
    if (!invited) throw linkRefused();
    return invited;
  };
  await app.register(
    async (api) => {
      api.addHook('onRequest', async () => {
        if (context.schema.tooOld.aborted) throw away();
      });
      const takesJson = ({ endpoint }: Route) =>
        !endpoint.upload && !endpoint.takesForm && !endpoint.speaks;
      for (const route of routes.filter(takesJson)) bind(api, route, context, authenticate);
      // Pages of others may send forms without asking: nothing else takes them.
      await api.register(async (forms) => {
        forms.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string' },
          readForm,
        );
        for (const route of routes.filter(({ endpoint }) => endpoint.takesForm)) {
          bind(forms, route, context, authenticate);
        }
      });
      await api.register(async (scim) => {
        scim.addContentTypeParser(scimMedia, { parseAs: 'string' }, readJson);
        for (const route of routes.filter(({ endpoint }) => endpoint.speaks)) {
          bind(scim, route, context, authenticate);
        }
      });
      await api.register(async (uploads) => {
        await takeUploads(uploads);
        for (const route of routes.filter(({ endpoint }) => endpoint.upload)) {
          bind(uploads, route, context, authenticate);
        }
      });
      await serveDocs(api, context);
    },
    { prefix: '/api' },
  );
  serveOperation(app, context, { trouble, readWork: () => readWork(context) });
  const admit = async (token: string, ip: string) => {
    const actor = await authenticateSession(context.database, token, context.now());
    return actor && admits(actor.ipList, ip) ? actor : null;
  };
  await serveMatrix(app, context, admit);
  serveOrigins(app, context);
  serveDocuments(app, context);
  serveSecurityTxt(app, context);
  await serveHelp(app, context, admit);
  await serveWeb(app, context.config, webRoot);
  return app;
}

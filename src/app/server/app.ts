import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { authenticateKey } from '#addon/api-key/server/authenticate.ts';
import { routes as key } from '#addon/api-key/server/routes.ts';
import { isKeyToken } from '#addon/api-key/server/token.ts';
import { routes as twin } from '#addon/duplicate/server/routes.ts';
import { companyBeside } from '#addon/heatmap/server/company.ts';
import { routes as heatmap } from '#addon/heatmap/server/routes.ts';
import { serveHelp } from '#addon/help/server/serve-help.ts';
import { routes as legal } from '#addon/legal/server/routes.ts';
import { serveDocuments } from '#addon/legal/server/serve-documents.ts';
import { serveSecurityTxt } from '#addon/legal/server/serve-security-txt.ts';
import { routes as erasure } from '#addon/privacy/server/erasure/routes.ts';
import { routes as ownData } from '#addon/privacy/server/own/routes.ts';
import { routes as processing } from '#addon/privacy/server/processing/routes.ts';
import { plainScimAddress } from '#addon/scim/server/plain-address.ts';
import { routes as scim } from '#addon/scim/server/routes.ts';
import { routes as source } from '#addon/source/server/routes.ts';
import { routes as structure } from '#addon/structure/server/routes.ts';
import { routes as summary } from '#addon/summary/server/routes.ts';
import { routes as hook } from '#addon/webhook/server/routes.ts';
import { endpoints } from '#app/contract/all.ts';
import { routes as reportErrors } from '#app/server/report-errors/routes.ts';
import { routes as joining } from '#core/account/server/joining/routes.ts';
import { routes as ownEmail } from '#core/account/server/own-email/routes.ts';
import { routes as passkey } from '#core/account/server/passkey/routes.ts';
import { serveOrigins } from '#core/account/server/passkey/serve-origins.ts';
import { routes as proof } from '#core/account/server/proof/routes.ts';
import { routes as reset } from '#core/account/server/reset/routes.ts';
import { routes as auth } from '#core/account/server/routes.ts';
import { routes as session } from '#core/account/server/session/routes.ts';
import { authenticateSession } from '#core/account/server/session.ts';
import { routes as handover } from '#core/answering/server/handover/routes.ts';
import { linkRefused } from '#core/answering/server/link.ts';
import { routes as testing } from '#core/answering/server/routes.ts';
import { routes as audit } from '#core/audit/server/routes.ts';
import { routes as awaited } from '#core/awaited/server/routes.ts';
import { routes as brand } from '#core/company/server/routes.ts';
import { routes as competence } from '#core/competence/server/routes.ts';
import { routes as consent } from '#core/consent/server/routes.ts';
import { routes as cycleBoard } from '#core/cycle/server/board/routes.ts';
import { routes as cycleCards } from '#core/cycle/server/cards/routes.ts';
import { routes as cycleFile } from '#core/cycle/server/file/routes.ts';
import { routes as cycleHeld } from '#core/cycle/server/held/routes.ts';
import { routes as cycleLoad } from '#core/cycle/server/load/routes.ts';
import { routes as cycleMany } from '#core/cycle/server/many/routes.ts';
import { routes as cyclePreview } from '#core/cycle/server/preview/routes.ts';
import { routes as cycleRaters } from '#core/cycle/server/raters/routes.ts';
import { routes as cycle } from '#core/cycle/server/routes.ts';
import { routes as cycleTask } from '#core/cycle/server/task/routes.ts';
import { routes as position } from '#core/directory/server/position/routes.ts';
import { routes as subdivision } from '#core/directory/server/subdivision/routes.ts';
import { routes as employeeImport } from '#core/employee/server/import/routes.ts';
import { routes as employee } from '#core/employee/server/routes.ts';
import { routes as peopleRun } from '#core/employee/server/run/routes.ts';
import { routes as positionWish } from '#core/employee/server/wish/routes.ts';
import { routes as factor } from '#core/factor/server/routes.ts';
import { authenticateInvitation } from '#core/invitation/server/authenticate.ts';
import { readInvitationToken } from '#core/invitation/server/token.ts';
import { routes as taking } from '#core/library/server/taking/routes.ts';
import { routes as delivery } from '#core/mail/server/routes.ts';
import { routes as template } from '#core/mail/server/template/routes.ts';
import { routes as event } from '#core/notification/server/event/routes.ts';
import { routes as notification } from '#core/notification/server/routes.ts';
import { routes as commonQuestion } from '#core/open-question/server/routes.ts';
import { routes as plan } from '#core/plan/server/routes.ts';
import { routes as profile } from '#core/profile/server/routes.ts';
import { routes as questionaryFromFile } from '#core/questionary/server/from-file/routes.ts';
import { routes as questionaryFromStructure } from '#core/questionary/server/from-structure/routes.ts';
import { routes as heldRaters } from '#core/questionary/server/held/routes.ts';
import { routes as questionaryMany } from '#core/questionary/server/many/routes.ts';
import { routes as questionary } from '#core/questionary/server/routes.ts';
import { routes as reportArchive } from '#core/report/server/archive/routes.ts';
import { routes as reportCompare } from '#core/report/server/compare/routes.ts';
import { routes as reportExport } from '#core/report/server/export/routes.ts';
import { routes as reportHistory } from '#core/report/server/history/routes.ts';
import { routes as reportOpening } from '#core/report/server/opening/routes.ts';
import { routesWith as reportWith } from '#core/report/server/routes.ts';
import { routes as reportSend } from '#core/report/server/send/routes.ts';
import { routes as security } from '#core/security/server/routes.ts';
import { routes as knock } from '#core/sso/server/access-request/routes.ts';
import { routes as domain } from '#core/sso/server/domain/routes.ts';
import { routes as ssoEntry } from '#core/sso/server/entry/routes.ts';
import { routes as sso } from '#core/sso/server/routes.ts';
import { routes as userRight } from '#core/user/server/right/routes.ts';
import { routes as user } from '#core/user/server/routes.ts';
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
import { requireAll } from '#platform/server/http/require-all.ts';
import { watchTrouble } from '#platform/server/http/trouble.ts';
import { takeUploads } from '#platform/server/http/upload.ts';
import { serveMatrix } from '#platform/server/matrix/serve-matrix.ts';
import { admits } from '#platform/server/shared/address/address-list.ts';
import './listeners.ts';
import { serveDocs } from './docs.ts';
import { readWork } from './start/work-in-hand.ts';

/** Every capability of the product. */
const routes: Route[] = [
  ...auth,
  ...session,
  ...proof,
  ...factor,
  ...passkey,
  ...brand,
  ...security,
  ...user,
  ...userRight,
  ...reset,
  ...ownEmail,
  ...ssoEntry,
  ...joining,
  ...competence,
  ...taking,
  ...position,
  ...subdivision,
  ...employee,
  ...employeeImport,
  ...peopleRun,
  ...positionWish,
  ...twin,
  ...source,
  ...structure,
  ...profile,
  ...commonQuestion,
  ...questionary,
  ...questionaryFromFile,
  ...questionaryFromStructure,
  ...questionaryMany,
  ...heldRaters,
  ...cycle,
  ...cycleBoard,
  ...cycleCards,
  ...cycleMany,
  ...cycleHeld,
  ...cycleLoad,
  ...cyclePreview,
  ...cycleFile,
  ...cycleRaters,
  ...cycleTask,
  ...plan,
  ...awaited,
  ...consent,
  ...erasure,
  ...testing,
  ...handover,
  ...heatmap,
  ...summary,
  ...reportWith(companyBeside),
  ...reportCompare,
  ...reportExport,
  ...reportHistory,
  ...reportOpening,
  ...reportSend,
  ...reportArchive,
  ...ownData,
  ...processing,
  ...template,
  ...notification,
  ...event,
  ...delivery,
  ...audit,
  ...reportErrors,
  ...sso,
  ...domain,
  ...hook,
  ...key,
  ...scim,
  ...knock,
  ...legal,
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

import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { endpoints } from '#contract/all.ts';
import { scimMedia } from '#contract/platform/call/scim.ts';
import { routes as awaited } from './assessment/awaited/routes.ts';
import { routes as consent } from './assessment/consent/routes.ts';
import { routes as cycleBoard } from './assessment/cycle/board/routes.ts';
import { routes as cycleCards } from './assessment/cycle/cards/routes.ts';
import { routes as cycleFile } from './assessment/cycle/file/routes.ts';
import { routes as cycleHeld } from './assessment/cycle/held/routes.ts';
import { routes as cycleLoad } from './assessment/cycle/load/routes.ts';
import { routes as cycleMany } from './assessment/cycle/many/routes.ts';
import { routes as cyclePreview } from './assessment/cycle/preview/routes.ts';
import { routes as cycleRaters } from './assessment/cycle/raters/routes.ts';
import { routes as cycle } from './assessment/cycle/routes.ts';
import { routes as cycleTask } from './assessment/cycle/task/routes.ts';
import { routes as heatmap } from './assessment/heatmap/routes.ts';
import { routes as plan } from './assessment/plan/routes.ts';
import { routes as erasure } from './assessment/privacy/erasure/routes.ts';
import { routes as ownData } from './assessment/privacy/own/routes.ts';
import { routes as processing } from './assessment/privacy/processing/routes.ts';
import { routes as questionaryFromFile } from './assessment/questionary/from-file/routes.ts';
import { routes as questionaryFromStructure } from './assessment/questionary/from-structure/routes.ts';
import { routes as heldRaters } from './assessment/questionary/held/routes.ts';
import { routes as questionaryMany } from './assessment/questionary/many/routes.ts';
import { routes as questionary } from './assessment/questionary/routes.ts';
import { routes as reportArchive } from './assessment/report/archive/routes.ts';
import { routes as reportCompare } from './assessment/report/compare/routes.ts';
import { routes as reportExport } from './assessment/report/export/routes.ts';
import { routes as reportHistory } from './assessment/report/history/routes.ts';
import { routes as reportOpening } from './assessment/report/opening/routes.ts';
import { routes as report } from './assessment/report/routes.ts';
import { routes as reportSend } from './assessment/report/send/routes.ts';
import { routes as summary } from './assessment/summary/routes.ts';
import { routes as handover } from './assessment/testing/handover/routes.ts';
import { linkRefused } from './assessment/testing/link.ts';
import { routes as testing } from './assessment/testing/routes.ts';
import { routes as audit } from './company/audit/routes.ts';
import { routes as passkey } from './company/auth/passkey/routes.ts';
import { serveOrigins } from './company/auth/passkey/serve-origins.ts';
import { routes as auth } from './company/auth/routes.ts';
import { authenticateSession } from './company/auth/session.ts';
import { routes as brand } from './company/brand/routes.ts';
import { routes as delivery } from './company/delivery/routes.ts';
import { routes as event } from './company/event/routes.ts';
import { routes as factor } from './company/factor/routes.ts';
import { serveHelp } from './company/help/serve-help.ts';
import { routes as hook } from './company/hook/routes.ts';
import { authenticateInvitation } from './company/invitation/authenticate.ts';
import { readInvitationToken } from './company/invitation/token.ts';
import { authenticateKey } from './company/key/authenticate.ts';
import { routes as key } from './company/key/routes.ts';
import { isKeyToken } from './company/key/token.ts';
import { routes as legal } from './company/legal/routes.ts';
import { serveDocuments } from './company/legal/serve-documents.ts';
import { serveSecurityTxt } from './company/legal/serve-security-txt.ts';
import { routes as notification } from './company/notification/routes.ts';
import { routes as proof } from './company/proof/routes.ts';
import { routes as security } from './company/security/routes.ts';
import { routes as session } from './company/session/routes.ts';
import { routes as domain } from './company/sso/domain/routes.ts';
import { routes as sso } from './company/sso/routes.ts';
import { routes as template } from './company/template/routes.ts';
import type { Context } from './context.ts';
import { routes as commonQuestion } from './people/common-question/routes.ts';
import { routes as competence } from './people/competence/routes.ts';
import { routes as employeeImport } from './people/employee/import/routes.ts';
import { routes as employee } from './people/employee/routes.ts';
import { routes as peopleRun } from './people/employee/run/routes.ts';
import { routes as positionWish } from './people/employee/wish/routes.ts';
import { routes as joining } from './people/joining/routes.ts';
import { routes as knock } from './people/knock/routes.ts';
import { routes as ownEmail } from './people/own-email/routes.ts';
import { routes as position } from './people/position/routes.ts';
import { routes as profile } from './people/profile/routes.ts';
import { routes as reset } from './people/reset/routes.ts';
import { plainScimAddress } from './people/scim/plain-address.ts';
import { routes as scim } from './people/scim/routes.ts';
import { routes as source } from './people/source/routes.ts';
import { routes as ssoEntry } from './people/sso/routes.ts';
import { routes as structure } from './people/structure/routes.ts';
import { routes as subdivision } from './people/subdivision/routes.ts';
import { routes as taking } from './people/taking/routes.ts';
import { routes as twin } from './people/twin/routes.ts';
import { routes as userRight } from './people/user/right/routes.ts';
import { routes as user } from './people/user/routes.ts';
import { type Authenticate, bind } from './platform/http/bind.ts';
import type { Route } from './platform/http/call.ts';
import {
  answerClientError,
  bareHeaders,
  keepAddress,
  requireOneHost,
} from './platform/http/client-errors.ts';
import { serveDocs } from './platform/http/docs.ts';
import { away, notFoundHandler, speakFailure } from './platform/http/failures.ts';
import { logCall, logCalls } from './platform/http/log-calls.ts';
import { serveOperation } from './platform/http/operation.ts';
import { setSecurityHeaders } from './platform/http/page/security-headers.ts';
import { serveWeb } from './platform/http/page/web.ts';
import { readForm, readJson, readQueryString } from './platform/http/parse.ts';
import { requireAll } from './platform/http/require-all.ts';
import { watchTrouble } from './platform/http/trouble.ts';
import { takeUploads } from './platform/http/upload.ts';
import { serveMatrix } from './platform/matrix/serve-matrix.ts';
import { routes as reportErrors } from './platform/report-errors/routes.ts';
import { admits } from './platform/shared/address/address-list.ts';
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
  ...report,
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

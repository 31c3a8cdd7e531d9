import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { bodyLimitOf, type Endpoint } from '#platform/contract/call/endpoint.ts';
import {
  brandHeader,
  sessionHeader,
  totalCountHeader,
  undrawnHeader,
} from '#platform/contract/call/envelope.ts';
import { scimMedia } from '#platform/contract/call/scim.ts';
import type { Context } from '#platform/server/context.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { undrawnIn } from '#platform/server/pdf/undrawn.ts';
import { refuseInPublicDemo } from '#platform/server/public-demo/refuse.ts';
import { requireDemoRoom } from '#platform/server/public-demo/require-room.ts';
import { requireAdmitted } from '#platform/server/shared/address/address-list.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { requireFresh } from '#platform/server/shared/fresh.ts';
import { requireOwner } from '#platform/server/shared/owner.ts';
import { speak } from '#platform/texts/speak.ts';
import type { T } from '#platform/texts/t.ts';
import type { Actor, Call, File, Invited, KeyActor, Redirect, Route } from './call.ts';
import { takeCallTurn } from './call-turn.ts';
import {
  bearerToken,
  cookieToken,
  isOwnPage,
  noSessionCookie,
  requireOwnPage,
} from './cookie/session-cookie.ts';
import { localeOf } from './locale.ts';
import { type OnlyDeclared, onlyDeclared } from './only-declared.ts';
import { readUpload } from './upload.ts';
import { takeUploadTurn } from './upload-turn.ts';
import { paramsOf, validate } from './validate.ts';
import { checkAfterReading } from './while-reading.ts';

const nothing = z.strictObject({});

type Caller = Actor | Invited | KeyActor;
export type Authenticate = (
  database: Database,
  token: string,
  request: FastifyRequest,
) => Promise<Caller | null>;

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Caller | undefined;
  }
  interface FastifyContextConfig {
    ofRaters?: Endpoint['ofRaters'];
    /** The answer lasts as long as somebody listens, so its time says nothing about the server. */
    isStream?: boolean;
    /** Leaves out of a reply, and of what is saved already, what the contract doesn't declare. */
    keep?: OnlyDeclared | undefined;
  }
}

/**
 * Binds an endpoint: authenticate, check permission, validate, reply. An endpoint without an access
 * rule is not bound.
 */
export function bind(
  app: FastifyInstance,
  { endpoint, handler }: Route,
  context: Context,
  authenticate: Authenticate,
): void {
  if (!endpoint.access) throw new Error(`${endpoint.name} has no access rule`);
  const isStream = endpoint.reply === 'stream';
  const params = paramsOf(endpoint);
  const keep = typeof endpoint.reply === 'object' ? onlyDeclared(endpoint.reply) : undefined;
  const send = sender(endpoint, keep);
  const paths = [endpoint.path, ...(endpoint.alsoPaths ?? [])];
  for (const path of paths) {
    app.route({
      method: [endpoint.method, ...(endpoint.alsoMethods ?? [])],
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: bodyLimitOf(endpoint),
      config: { ofRaters: endpoint.ofRaters, isStream, keep },
      // What compresses waits for more before it passes anything on.
      ...(isStream && { compress: false }),
      onRequest: async (request, reply) => {
        // Answers hold people's data and tokens, so no browser and no proxy may keep them.
        reply.header('cache-control', 'no-store');
        request.actor = await enter(request, reply);
      },
      handler: (request, reply) => {
        const { actor } = request;
        const own = lineOf(actor, { endpoint, request, ...context.config });
        if (endpoint.upload) {
          const sender = { line: own, brandId: actor?.brandId ?? '' };
          return takeUploadTurn(sender, request, () => serve(request, reply));
        }
        // Anybody who waits for files goes on working.
        const line = endpoint.reply === 'file' ? `${own} files` : own;
        return own && !isStream
          ? takeCallTurn(line, () => serve(request, reply))
          : serve(request, reply);
      },
    });
  }

  function enter(request: FastifyRequest, reply: FastifyReply) {
    const { database } = contextOf(endpoint, context);
    const ask = (token: string) => authenticate(database, token, request);
    return admit(endpoint, { request, reply }, context, ask);
  }

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    if (mayFill(endpoint)) await requireDemoRoom(context);
    const locale = localeOf(request);
    const form = endpoint.upload && (await readUpload(request));
    const own = contextOf(endpoint, context);
    const call = {
      context: form
        ? checkAfterReading(own, () => enterAgain(request, () => enter(request, reply)))
        : own,
      actor: request.actor,
      params: validate(params, request.params, 'params'),
      query: validate(endpoint.query ?? nothing, request.query, 'query'),
      body: form
        ? validate(endpoint.body ?? nothing, form.fields, 'body')
        : validate(endpoint.body, request.body, 'body'),
      file: form?.file,
      t: speak[locale],
      locale,
      request,
    };
    if (asksForCookie(call.body)) requireOwnPage(request, context.config);
    return send(await handler(call as Call<Endpoint>), reply, call.t);
  }
}

/** A session may have gone to another company, too. */
async function enterAgain(
  request: FastifyRequest,
  enter: () => ReturnType<typeof admit>,
): Promise<void> {
  const brandId = request.actor?.brandId;
  if ((await enter())?.brandId !== brandId) throw new Failure('otherBrand');
}

interface Meant extends Pick<Context['config'], 'isPublicDemo'> {
  endpoint: Endpoint;
  request: FastifyRequest;
}

/**
 * Whose calls wait for each other. In a public demo all visitors share its accounts, so each has a line by session. What
 * somebody keeps their account by has one of the session and where it calls from: whoever has stolen it calls from elsewhere.
 */
function lineOf(actor: Caller | undefined, { endpoint, request, isPublicDemo }: Meant): string {
  if (actor?.kind === 'key') return actor.keyId;
  if (actor?.kind === 'invitation') return actor.employeeId;
  if (!actor) return '';
  if (endpoint.ownLine) return `${actor.sessionId} ${request.ip}`;
  return isPublicDemo ? actor.sessionId : actor.accountId;
}

const contextOf = ({ ofRaters }: Endpoint, context: Context): Context =>
  ofRaters ? { ...context, database: context.answering } : context;

/** `keep` in a body means the same in every call (src/core/account/contract/auth.ts). */
const asksForCookie = (body: unknown): boolean =>
  (body as { keep?: unknown } | undefined)?.keep === 'cookie';

async function admit(
  endpoint: Endpoint,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { now, config }: Pick<Context, 'now' | 'config'>,
  authenticate: (token: string) => ReturnType<Authenticate>,
) {
  const { access } = endpoint;
  if (access === 'public') return undefined;
  const bearer = bearerToken(request);
  const fromCookie = bearer === undefined && isOwnPage(request) && cookieToken(request, config);
  const token = bearer || fromCookie;
  const actor = token ? await authenticate(token) : null;
  if (fromCookie && !actor) reply.header('set-cookie', noSessionCookie(request, config));
  if (!actor || (fromCookie && !isMeant(actor, request))) throw new Failure('unauthenticated');
  request.actor = actor;
  if (actor.kind === 'invitation') {
    if (typeof access === 'object') return actor;
    throw new Failure('unauthenticated');
  }
  const isKey = actor.kind === 'key';
  if (isKey ? !endpoint.scope : access === 'key') throw new Failure('unauthenticated');
  // Where a key may be used from is checked where the key is read.
  if (!isKey && !endpoint.ofRaters && !endpoint.fromAnywhere) requireAdmitted(actor, request);
  const shown = request.headers[brandHeader];
  if (shown && shown !== actor.brandSlug && !endpoint.ofAccount) throw new Failure('otherBrand');
  if (actor.kind === 'key') {
    if (!endpoint.scope || !actor.scopeList.includes(endpoint.scope))
      throw new Failure('forbidden');
    return actor;
  }
  const permission = typeof access === 'object' ? access.invited : access;
  if (permission !== 'session' && permission !== 'key' && !actor.permissions.has(permission)) {
    throw new Failure('forbidden');
  }
  if (mayShutOut(endpoint)) refuseInPublicDemo(config);
  if (endpoint.fresh === true) requireFresh(actor, now());
  if (endpoint.ofOwner) requireOwner(actor, now());
  return actor;
}

/**
 * What asks somebody at work for a proof would lock the next visitor out of a public demo, or give their data away
 * (rule 203).
 */
const mayShutOut = ({ fresh, ofOwner, method }: Endpoint): boolean =>
  method !== 'GET' && (fresh === true || ofOwner === true);

/** Whether a call may add to what is stored. Signing in and out works in a full demo, too. */
const mayFill = ({ method, access, ofAccount }: Endpoint): boolean =>
  method !== 'GET' && access !== 'public' && !ofAccount;

/**
 * Another window may have signed somebody else in: the cookie is the same for all. And whoever has signed out while
 * the server was away has left a cookie behind, but not its id.
 */
const isMeant = (actor: Caller, { headers }: FastifyRequest): boolean =>
  actor.kind === 'session' && actor.sessionId === headers[sessionHeader];

type Send = (result: unknown, reply: FastifyReply, t: T) => FastifyReply;

function sender({ reply: form, method, speaks }: Endpoint, keep: OnlyDeclared | undefined): Send {
  if (speaks) return sendScim(keep, method === 'POST' ? 201 : 200);
  if (keep) return sendFields(keep);
  if (form === 'empty') return (_, reply) => reply.status(205).send();
  if (form === 'redirect') return (result, reply) => sendOn(result as Redirect, reply);
  if (form === 'file') return (result, reply) => sendFile(result as File, reply);
  return (result, reply) => sendStream(result as Readable, reply);
}

const sendFields =
  (keep: OnlyDeclared): Send =>
  (result, reply, t) => {
    const { count, message, cookie } = result as {
      count?: number;
      message?: string;
      cookie?: string;
    };
    if (count !== undefined) reply.header(totalCountHeader, count);
    if (cookie !== undefined) reply.header('set-cookie', cookie);
    return reply.send({ code: 0, message: message ?? t('common.ok'), ...keep(result) });
  };

/** The resource itself; its address, where it has been made. Nothing, where it is gone. */
const sendScim =
  (keep: OnlyDeclared | undefined, status: number): Send =>
  (result, reply) => {
    if (!keep) return reply.status(204).send();
    const { meta } = result as { meta?: { location: string } };
    if (meta && status === 201) reply.header('location', meta.location);
    return reply
      .status(status)
      .header('content-type', `${scimMedia}; charset=utf-8`)
      .send(JSON.stringify(keep(result)));
  };

/** 303: whatever the call was, the page is asked for by GET. */
function sendOn({ location, cookies = [] }: Redirect, reply: FastifyReply) {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  // The address they come from may hold what counts once.
  return reply.header('referrer-policy', 'no-referrer').redirect(location, 303);
}

/** Server-sent events, as they come: no proxy may gather them, and no other call follows on the connection. */
function sendStream(stream: Readable, reply: FastifyReply) {
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(stream);
}

const year = 365 * 24 * 60 * 60;

function sendFile({ file, name, contentType, lasts }: File, reply: FastifyReply) {
  if (lasts) {
    reply.header('cache-control', `private, max-age=${year}, immutable`);
    // Not for another person in the same browser.
    reply.header('vary', 'authorization, cookie');
  }
  reply
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename="${name}"`);
  if (file instanceof Readable) return reply.send(file);
  const undrawn = contentType === 'application/pdf' ? undrawnIn(file) : 0;
  if (undrawn > 0) reply.header(undrawnHeader, undrawn);
  return reply.send(Buffer.from(file));
}

import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Permission, Role } from '#platform/contract/call/access.ts';
import type { ConfirmationMethod } from '#platform/contract/call/confirmation.ts';
import type {
  Access,
  Body,
  Endpoint,
  Params,
  Query,
  ReplyFields,
} from '#platform/contract/call/endpoint.ts';
import type { ApiScope } from '#platform/contract/call/scope.ts';
import type { Reach } from '#platform/contract/rules/trust.ts';
import type { Context } from '#platform/server/context.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import type { Upload } from './upload.ts';

/** A signed-in person in one brand. */
export interface Actor {
  kind: 'session';
  sessionId: string;
  tokenHash: string;
  /** When the person last proved, in this session, who they are (rule 97). Null: not since that is kept. */
  provedAt: Date | null;
  provedHow: ConfirmationMethod | null;
  /** `brand`: a company's own sign-in opened the session, which reaches that company only. */
  reach: Reach;
  /** Whether a second factor was part of signing in. */
  hasFactor: boolean;
  accountId: string;
  brandId: string;
  brandSlug: string;
  membershipId: string;
  /** The person's employee record; null for a user without one (rule 6). */
  employeeId: string | null;
  email: string;
  roles: readonly Role[];
  permissions: ReadonlySet<Permission>;
  /** Employees whose reports a manager may open (rule 12). */
  subordinateIds: readonly string[];
  locale: Locale;
  timeZone: string;
  /** The networks that the person may work from in this brand (rule 104). None: from anywhere. */
  ipList: readonly string[];
}

/** The holder of an invitation link: what their company asks them to answer (rule 23). */
export interface Invited {
  kind: 'invitation';
  brandId: string;
  employeeId: string;
  locale: Locale;
  timeZone: string;
}

/** A company's program, by one of its API keys: good for the calls of its scopes (rule 180). */
export interface KeyActor {
  kind: 'key';
  keyId: string;
  keyName: string;
  scopeList: readonly ApiScope[];
  brandId: string;
  brandSlug: string;
  timeZone: string;
  locale: Locale;
  /** What is answered says of nothing that the program may change it. */
  employeeId: null;
  permissions: ReadonlySet<Permission>;
}

type ActorOf<E extends Endpoint> = E extends { access: 'key' }
  ? KeyActor
  : E extends { scope: ApiScope }
    ? Actor | KeyActor
    : SignedIn<E['access']>;
type SignedIn<A extends Access> = A extends 'public'
  ? undefined
  : A extends { invited: Permission }
    ? Actor | Invited
    : Actor;

/**
 * The signed-in person whose call may stand in logs and metrics under their company's name. Null for
 * what raters call, by link or signed in: when somebody of a small company answers tells who it is
 * (rule 24).
 */
export function knownActor({ actor, routeOptions }: FastifyRequest): Actor | null {
  const isKnown = actor?.kind === 'session' && !routeOptions?.config?.ofRaters;
  return isKnown ? actor : null;
}

/** One call, authenticated and validated, as its handler receives it. */
export interface Call<E extends Endpoint> {
  context: Context;
  actor: ActorOf<E>;
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  file: E extends { upload: true } ? Upload : undefined;
  /** Translates into the caller's language. */
  t: T;
  locale: Locale;
  request: FastifyRequest;
}

export interface File {
  /** A stream is sent as fast as the reader takes it. */
  file: Uint8Array | Readable;
  name: string;
  contentType: string;
  /** Its address names its content, so the reader's browser may keep it. */
  lasts?: true;
}

/** Where a browser goes on. */
export interface Redirect {
  location: string;
  cookies?: string[];
}

export type HandlerReply<E extends Endpoint> = E['reply'] extends 'file'
  ? File
  : E['reply'] extends 'empty'
    ? undefined
    : E['reply'] extends 'stream'
      ? Readable
      : E['reply'] extends 'redirect'
        ? Redirect
        : Fields<ReplyFields<E>> & { message?: string; cookie?: string };

/** A reply without fields is typed as one that may have none. It may still have a message. */
type Fields<F> = string extends keyof F ? object : F;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<HandlerReply<E>>;

/** An endpoint with its handler. The types between them are checked. */
export interface Route {
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
}

/** Curried so that the endpoint's literal types survive: `on(getX)(async (call) => …)`. */
export const on =
  <E extends Endpoint>(endpoint: E) =>
  (handler: Handler<E>): Route => ({ endpoint, handler: handler as unknown as Handler<Endpoint> });

import type { z } from 'zod/mini';
import type { Permission } from './access.ts';
import type { ErrorName } from './envelope.ts';
import type { ApiScope } from './scope.ts';

export type Schema = z.core.$ZodType;
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `public`: anybody. `session`: any signed-in person. `invited`: a signed-in person
 * with the permission, or the holder of an invitation token (rule 23). `key`: no person, only an API
 * key with the call's scope. Otherwise a person with the permission.
 */
export type Access = 'public' | 'session' | 'key' | { invited: Permission } | Permission;

/**
 * What a success has besides `code` and `message`: fields, a file, or nothing (status 205). Or a
 * stream of events instead of an answer, or another page that a browser is led to.
 */
export type Reply = Schema | 'file' | 'empty' | 'stream' | 'redirect';

/** One call of the product, defined once. Server, client and OpenAPI document derive from it. */
export interface Endpoint {
  name: string;
  summary: string;
  method: HttpMethod;
  /**
   * Further methods with the same answer, where the specification can be read in different ways.
   */
  alsoMethods?: readonly HttpMethod[];
  path: `/${string}`;
  alsoPaths?: readonly `/${string}`[];
  access: Access;
  /** Also answered to an API key that has this scope (rule 180). Without one it is closed to keys. */
  scope?: ApiScope;
  /** Belongs to the account, not to a brand, so it is answered whichever brand the window shows. */
  ofAccount?: true;
  /**
   * Called by all raters of a questionary at once: nobody else waits behind them (decision 053), and
   * the log doesn't say who they are (rule 24).
   */
  ofRaters?: true;
  /**
   * Answered whatever addresses the company admits (rule 104). What raters call is, too.
   */
  fromAnywhere?: true;
  /**
   * What somebody keeps their account by while another has a session of it too: it waits behind no calls from elsewhere
   * (rule 53).
   */
  ownLine?: true;
  /**
   * Asks for a proof of the last minutes, so that a stolen session alone can't do it (rule 97).
   * `sometimes`: it depends on what is asked, and the handler calls `requireFresh`.
   */
  fresh?: true | 'sometimes';
  /**
   * Changes the account itself, which is its person's in every company: a session that a company's provider opened needs
   * a proof of the account's own (rule 111).
   */
  ofOwner?: true;
  /** What the path's braces take where they aren't all ids. */
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The largest JSON body it takes, in bytes, where that is more than usual (`bodyLimitOf`). */
  largestBody?: number;
  /** The body is a multipart form: a file in the field `file`, and beside it `body` as text fields. */
  upload?: true;
  /** Requests and answers are in SCIM's form, without our envelope (`src/platform/contract/call/scim.ts`). */
  speaks?: 'scim';
  /** The body is a form as pages send it (`application/x-www-form-urlencoded`). */
  takesForm?: true;
  reply: Reply;
  /** Errors besides those that every call with its access, path and inputs can answer. */
  errors?: readonly ErrorName[];
}

const kib = 1024;
/** The largest body, in bytes, of calls that bring many people or many answers. */
export const manyItems = 1024 * kib;

/** The largest JSON body a call takes, in bytes (rule 43): least where nobody is signed in. */
export const bodyLimitOf = ({ access, largestBody }: Endpoint): number =>
  largestBody ?? (access === 'public' ? 16 : 64) * kib;

/** The largest size of an uploaded file, in bytes (rule 36: 10 MB). */
export const largestFile = 10 * 1024 * 1024;
/** The longest field that is sent beside a file, in characters: room for the numbers of all rows that a file may have. */
export const longestField = 200_000;

export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Named<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Named<Rest>
  : never;
type Ids<Name extends string> = [Name] extends [never] ? undefined : Record<Name, string>;
/** What the path of a call holds: ids by the names in its braces, or what it declares. */
export type Params<E extends Endpoint> = E['params'] extends Schema
  ? z.output<E['params']>
  : Ids<Named<E['path']>>;
export type Query<E extends Endpoint> = Parsed<E['query']>;
/** The body as the server receives it: trimmed and checked. */
export type Body<E extends Endpoint> = Parsed<E['body']>;
/** The body as a caller writes it. */
export type BodyInput<E extends Endpoint> = E['body'] extends Schema
  ? z.input<E['body']>
  : undefined;
export type ReplyFields<E extends Endpoint> = E['reply'] extends Schema
  ? z.output<E['reply']>
  : undefined;

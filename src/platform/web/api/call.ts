import type {
  BodyInput,
  Endpoint,
  Params,
  Query,
  ReplyFields,
  Schema,
} from '#platform/contract/call/endpoint.ts';
import {
  brandHeader,
  clientHeader,
  type Failure,
  type FieldError,
  sessionHeader,
} from '#platform/contract/call/envelope.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { type QueryValues, writeQuery } from './query-string.ts';

/** Where calls go and what they carry. The session sets it once, at start. */
export interface ApiSettings {
  /** The id of the session that the window means. The session itself is in a cookie (decision 133). */
  session: () => string | null;
  /** Undefined until it is known: then the browser's own languages are sent. */
  locale: () => Locale | undefined;
  /** The slug of the brand that this window shows; undefined until it is known. */
  brand: () => string | undefined;
  /** A call of that name in that session was refused. Resolves to true if it should be made once more. */
  refused: (error: ApiError, session: string, call: string) => Promise<boolean>;
  /** A call that the whole window waits for has begun. Run the returned function when it has ended. */
  waiting: () => () => void;
}
let settings: ApiSettings = {
  session: () => null,
  locale: () => undefined,
  brand: () => undefined,
  refused: async () => false,
  waiting: () => () => {},
};
export function setUpApi(given: ApiSettings): void {
  settings = given;
}

const baseUrl: string = (import.meta.env.VITE_API_URL ?? '/api').replace(/\/$/, '');
const patience = 120_000;

/** A call that failed. `status` is 0 when no answer came. `message` is the server's, or ''. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: number;
  readonly errors: readonly FieldError[];
  /** Extra data from the server: the saved state when a version is stale, or where an entity is used. */
  readonly data: unknown;

  constructor(status: number, failure: Partial<Failure> = {}) {
    super(failure.message ?? '');
    this.status = status;
    this.code = failure.code ?? -1;
    this.errors = failure.errors ?? [];
    this.data = failure.data;
  }
}

/** The thing does not exist, or not for this person. A malformed id (400) counts as well. */
export const isMissing = (error: ApiError | null): boolean =>
  error?.status === 404 || error?.status === 400;

/**
 * The server's message, else "try again" when no answer came, else "something went wrong".
 */
export function errorText(error: unknown, t: T): string {
  if (!(error instanceof ApiError)) return t('common.somethingWentWrong');
  if (error.message) return error.message;
  return t(error.status === 0 ? 'common.tryAgain' : 'common.somethingWentWrong');
}

type Given<E extends Endpoint> = (Params<E> extends undefined
  ? { params?: undefined }
  : { params: Params<E> }) &
  (E['query'] extends Schema
    ? Record<string, never> extends Query<E>
      ? { query?: Query<E> }
      : { query: Query<E> }
    : { query?: undefined }) &
  (E['body'] extends Schema
    ? undefined extends BodyInput<E>
      ? { body?: BodyInput<E> }
      : { body: BodyInput<E> }
    : { body?: undefined }) &
  (E extends { upload: true } ? { file: File } : { file?: undefined });

export type Transport = (url: string, request: RequestInit) => Promise<Response>;

/** What a call takes: params, query, body and file as its endpoint declares them. */
export type CallInput<E extends Endpoint> = Given<E> & {
  signal?: AbortSignal | undefined;
  /** An invitation's token (rule 23), or a session's of before the cookie. Then no cookie is sent. */
  token?: string | undefined;
  /** Used instead of fetch to report upload progress (src/platform/web/api/upload.ts). */
  transport?: Transport | undefined;
};
/** A call that needs no input may be written without it. */
export type CallArguments<E extends Endpoint> =
  Record<string, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** The reply's fields with the server's `message`; undefined for an empty reply. */
export type CallReply<E extends Endpoint> = E['reply'] extends Schema
  ? ReplyFields<E> & { message: string }
  : undefined;

/** Makes a call. Fails with ApiError, or with an AbortError when the given signal aborts. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<CallReply<E>> {
  const response = await callForResponse(endpoint, input ?? {});
  if (response.status === 204 || response.status === 205) return undefined as CallReply<E>;
  const answer = await read(response);
  if (answer.code !== 0) throw new ApiError(response.status, answer);
  return answer as CallReply<E>;
}

/** Makes a call that returns a file. The answer is the file as a `data:` address. */
export async function readFile<const E extends Endpoint & { reply: 'file' }>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<string> {
  const response = await callForResponse(endpoint, input ?? {});
  const file = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  file?: File | undefined;
  signal?: AbortSignal | undefined;
  token?: string | undefined;
  transport?: Transport | undefined;
}

/** The calls that show the global loading bar. */
const waitedFor =
  /^(testingStart|sendResult|loginUser|logoutUser|create|update|delete|sendReport|getCurrentUserInfo|getAvailableRoutes|getQuestionaryStructure)/;

/** Makes a call whose answer is read elsewhere. */
export async function callForResponse(endpoint: Endpoint, input: Input): Promise<Response> {
  const ended = waitedFor.test(endpoint.name) ? settings.waiting() : undefined;
  try {
    return await send(endpoint, input);
  } finally {
    ended?.();
  }
}

async function send(endpoint: Endpoint, input: Input): Promise<Response> {
  const { token } = input;
  const own = endpoint.access === 'public' || token ? null : settings.session();
  const brand = own && settings.brand();
  const locale = settings.locale();
  const { body, type } = bodyOf(input);
  const { transport = fetch } = input;
  const url =
    baseUrl + pathOf(endpoint.path, input.params) + writeQuery(input.query as QueryValues);
  const request = {
    method: endpoint.method,
    headers: {
      accept: 'application/json, */*',
      ...(locale && { 'accept-language': locale }),
      [clientHeader]: 'web',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(own && { [sessionHeader]: own }),
      ...(brand && { [brandHeader]: brand }),
      ...(type && { 'content-type': type }),
    },
    credentials: token ? 'omit' : 'same-origin',
    // Over http browsers don't say otherwise which page calls.
    referrerPolicy: 'origin',
    body,
  } as const;
  const response = await answered(input.signal, (signal) => transport(url, { ...request, signal }));
  if (response.ok) return response;
  const error = new ApiError(response.status, await read(response).catch(() => ({})));
  if (own && (await settings.refused(error, own, endpoint.name))) return send(endpoint, input);
  throw error;
}

/**
 * Ends with the given signal or when patience does, while the body is read too. `AbortSignal.any` would
 * say that, and is younger than the oldest browsers we serve. Only what the transport itself throws means that no answer came.
 */
async function answered(
  given: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Response>,
) {
  const either = new AbortController();
  const end = () => either.abort(given?.reason);
  setTimeout(end, patience);
  given?.addEventListener('abort', end);
  if (given?.aborted) end();
  try {
    return await work(either.signal);
  } catch (error) {
    if (given?.aborted) throw error;
    throw new ApiError(0);
  }
}

async function read(response: Response): Promise<Partial<Failure>> {
  const given: unknown = await response.json().catch(() => undefined);
  if (typeof given === 'object' && given !== null) return given;
  throw new ApiError(response.status);
}

export function pathOf(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function bodyOf({ body, file }: Input): { body: BodyInit | null; type?: string } {
  if (!file) {
    return body === undefined
      ? { body: null }
      : { body: JSON.stringify(body), type: 'application/json' };
  }
  const form = new FormData();
  for (const [key, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) form.append(key, String(value));
  }
  // The file goes last, so that a server reading the form as a stream already knows the fields.
  form.append('file', file);
  return { body: form };
}

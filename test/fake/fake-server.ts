import { parse } from 'qs';
import { vi } from 'vitest';
import type { BodyInput, Endpoint, ReplyFields } from '#platform/contract/call/endpoint.ts';
import {
  type ErrorName,
  errorCodes,
  type FieldError,
  sessionHeader,
} from '#platform/contract/call/envelope.ts';

/** What a call came with, as it was sent. The query is text. */
export interface Asked<E extends Endpoint> {
  params: Record<string, string>;
  query: ReturnType<typeof parse>;
  body: BodyInput<E>;
  /** The language that the web asks for; undefined where it leaves that to the browser. */
  locale: string | undefined;
  /** The id of the session that asks: its cookie is no business of the web's. */
  session: string | undefined;
  /** Of the invitation that asks. */
  token: string | undefined;
}

/** A form is its fields, the file among them. */
function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return body ? JSON.parse(String(body)) : undefined;
}

class Refusal {
  readonly name: ErrorName;
  readonly said: { message?: string; errors?: readonly Omit<FieldError, 'key'>[]; data?: unknown };
  constructor(name: ErrorName, said: Refusal['said']) {
    this.name = name;
    this.said = said;
  }
}
/** A refusal, by its name in the contract, with the data the server adds. */
export const refused = (name: ErrorName, said: Refusal['said'] = {}) => new Refusal(name, said);

type Answer<E extends Endpoint> = (ReplyFields<E> & { message?: string }) | Refusal;
type Answering<E extends Endpoint> = (asked: Asked<E>) => Answer<E> | Promise<Answer<E>>;

interface Known {
  endpoint: Endpoint;
  path: RegExp;
  answer: Answering<Endpoint>;
  asked: Asked<Endpoint>[];
}

/** Replaces the server's answers. Calls without an answer are refused as not found. */
export function fakeServer() {
  const known = new Map<string, Known>();

  async function fetch(
    address: string,
    { method, body, signal, headers }: RequestInit,
  ): Promise<Response> {
    const { pathname, search } = new URL(address, 'http://server');
    const found = [...known.values()].find(
      ({ endpoint, path }) => endpoint.method === method && path.test(pathname),
    );
    if (!found) return written(refused('notFound', { message: `Nobody answers ${pathname}` }));
    const asked = {
      params: { ...found.path.exec(pathname)?.groups },
      query: parse(search.slice(1)),
      body: bodyOf(body) as undefined,
      locale: new Headers(headers).get('accept-language') ?? undefined,
      session: new Headers(headers).get(sessionHeader) ?? undefined,
      token: new Headers(headers).get('authorization')?.replace('Bearer ', ''),
    };
    found.asked.push(asked);
    const answer = await found.answer(asked);
    signal?.throwIfAborted();
    return written(answer);
  }
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('XMLHttpRequest', requestBy(fetch));

  return {
    /** From now on the call gets this answer. */
    answers<const E extends Endpoint>(endpoint: E, answer: Answer<E> | Answering<E>) {
      const before = known.get(endpoint.name);
      known.set(endpoint.name, {
        endpoint,
        path: patternOf(endpoint.path),
        answer: (typeof answer === 'function' ? answer : () => answer) as Answering<Endpoint>,
        asked: before?.asked ?? [],
      });
    },
    /** The call waits. The returned function gives the answer. */
    holds<const E extends Endpoint>(endpoint: E): (answer: Answer<E>) => void {
      const { promise, resolve } = withResolvers<Answer<E>>();
      this.answers(endpoint, () => promise);
      return resolve;
    },
    /** What the call was made with, each time so far. */
    asked: <const E extends Endpoint>(endpoint: E) =>
      (known.get(endpoint.name)?.asked ?? []) as unknown as readonly Asked<E>[],
  };
}
export type FakeServer = ReturnType<typeof fakeServer>;

type Fetch = (address: string, request: RequestInit) => Promise<Response>;

/** What src/platform/web/api/upload.ts needs of XMLHttpRequest, answered as fetch is. All of a file is sent at once. */
const requestBy = (fetch: Fetch) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    responseType = '';
    status = 0;
    response = new Blob();
    #address = '';
    #asked: RequestInit & { headers: Headers } = { headers: new Headers() };
    #answered = new Headers();

    open(method: string, address: string) {
      this.#address = address;
      this.#asked.method = method;
    }
    setRequestHeader(name: string, value: string) {
      this.#asked.headers.append(name, value);
    }
    getAllResponseHeaders() {
      return [...this.#answered].map((line) => line.join(': ')).join('\r\n');
    }
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    async send(body: FormData) {
      this.upload.dispatchEvent(new Event('load'));
      try {
        const answer = await fetch(this.#address, { ...this.#asked, body });
        this.status = answer.status;
        this.#answered = answer.headers;
        this.response = await answer.blob();
        this.dispatchEvent(new Event('load'));
      } catch {
        this.dispatchEvent(new Event('error'));
      }
    }
  };

const patternOf = (path: string) =>
  new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

function written(answer: Answer<Endpoint>): Response {
  if (!(answer instanceof Refusal))
    return Response.json({ code: 0, message: '', ...(answer as object) });
  const { code, status } = errorCodes[answer.name];
  return Response.json({ code, message: '', ...answer.said }, { status });
}

function withResolvers<V>() {
  let resolve: (value: V) => void = () => {};
  const promise = new Promise<V>((given) => {
    resolve = given;
  });
  return { promise, resolve };
}

import { promises as dns, type LookupAddress } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Config, isLocal } from '#platform/server/shared/config.ts';
import { isPublic } from './address-allowed.ts';

/**
 * The one way out for whatever the server calls for a company, which names the address itself (decision 137).
 * Only https, and only public addresses, unless the operator names the host in OUTBOUND_HOSTS.
 */
export interface Outbound {
  /**
   * Answers any status. Follows redirects only so often as `redirects` says, and on the same host.
   * Throws `OutboundRefused` where it may not be called, and any other error where the call failed.
   */
  fetch(url: string, request?: OutboundRequest): Promise<Response>;
  /** The TXT records of a name; none where it has none. Throws where that can't be told now. */
  lookUpTxt(name: string): Promise<string[]>;
}

export interface OutboundRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams | Uint8Array | null;
  redirects?: number;
  /** The largest answer, in bytes. */
  most?: number;
  signal?: AbortSignal;
}

/** What was asked for is never called. The sentence is for a log, not for people. */
export class OutboundRefused extends Error {}

export class AnswerTooLarge extends OutboundRefused {}

/** How long everything together may take, in ms. */
const patience = 10_000;
const largestAnswer = 1024 * 1024;

type LookUp = (host: string) => Promise<LookupAddress[]>;
const lookUpAll: LookUp = (host) => dns.lookup(host, { all: true });

export function createOutbound(
  config: Pick<Config, 'outboundHosts' | 'host' | 'publicUrl' | 'isPublicDemo'>,
  lookUp: LookUp = lookUpAll,
): Outbound {
  const isNamed = ({ hostname, host }: URL) =>
    config.outboundHosts.some((named) => named === hostname || named === host);
  const mayBePlain = (url: URL) => isLocal(config) && isNamed(url) && url.hostname === 'localhost';
  /** A host that is given as an IP address is not looked up, so it is checked here. */
  function requireAllowed(url: URL): void {
    if (config.isPublicDemo) throw new OutboundRefused('A public demo calls nobody');
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && mayBePlain(url))) {
      throw new OutboundRefused(`${url.protocol} is not https:`);
    }
    if (url.username || url.password) throw new OutboundRefused('The address holds a password');
    if (isNamed(url)) return;
    const bare = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(bare) && !isPublic(bare)) throw new OutboundRefused(`${bare} is not public`);
  }
  /** Looks up and checks in one step, for the connection that is being made: no second answer can differ. */
  const checkedLookup =
    (url: URL): LookupFunction =>
    (host, { all }, done) => {
      lookUp(host)
        .then((found) => {
          const closed = isNamed(url) ? undefined : found.find((one) => !isPublic(one.address));
          if (closed)
            throw new OutboundRefused(`${host} is ${closed.address}, which is not public`);
          const [first] = found;
          if (!first) throw new Error(`${host} has no address`);
          if (all) done(null, found);
          else done(null, first.address, first.family);
        })
        .catch((error: Error) => done(error, all ? [] : ''));
    };

  async function call(url: URL, request: OutboundRequest, signal: AbortSignal): Promise<Response> {
    requireAllowed(url);
    const answer = await send(url, { ...request, signal, lookup: checkedLookup(url) });
    const { statusCode = 0, headers } = answer;
    const target = headers.location;
    if (statusCode >= 300 && statusCode < 400 && target && (request.redirects ?? 0) > 0) {
      answer.destroy();
      const next = new URL(target, url);
      if (next.host !== url.host) throw new OutboundRefused(`${url.host} leads to ${next.host}`);
      return call(next, { ...request, redirects: (request.redirects ?? 0) - 1 }, signal);
    }
    return readAnswer(answer, request.most);
  }
  return {
    fetch: (url, request = {}) => {
      const late = AbortSignal.timeout(patience);
      const signal = request.signal ? AbortSignal.any([late, request.signal]) : late;
      return call(new URL(url), request, signal);
    },
    lookUpTxt: (name) =>
      dns.resolveTxt(name).then(
        (records) => records.map((parts) => parts.join('')),
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
          throw error;
        },
      ),
  };
}

/** A new connection each time, so that each one's address is looked up and checked. */
function send(
  url: URL,
  { method, headers, body, signal, lookup }: OutboundRequest & { lookup: LookupFunction },
): Promise<IncomingMessage> {
  const content = body === undefined || body === null ? undefined : bytesOf(body);
  const how = {
    method: method ?? 'GET',
    headers: { ...headers, ...(content && { 'content-length': String(content.length) }) },
    lookup,
    agent: false as const,
    ...(signal && { signal }),
  };
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    request(url, how, resolve).on('error', reject).end(content);
  });
}

const bytesOf = (body: string | URLSearchParams | Uint8Array): Buffer =>
  Buffer.from(body instanceof URLSearchParams ? body.toString() : (body as Uint8Array));

/** Reads no more than is allowed, whatever the answer says of its own length. */
async function readAnswer(answer: IncomingMessage, most = largestAnswer): Promise<Response> {
  let length = 0;
  answer.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > most) answer.destroy(new AnswerTooLarge('The answer is too large'));
  });
  const body = await buffer(answer);
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const status = answer.statusCode ?? 502;
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : body, { status, headers });
}

import type { JSONWebKeySet } from 'jose';
import {
  allowInsecureRequests,
  type CustomFetch,
  customFetch,
  discovery,
  type ServerMetadata,
} from 'openid-client';
import type { Context } from '#platform/server/context.ts';

/** How often what a provider announces is read anew, and at most how often its keys are, in ms. */
const announcedFor = 60 * 60 * 1000;
const keysFor = 60 * 1000;

/** How long a provider may take to answer, in seconds: the person who waits gives up after some more. */
export const providerPatience = 10;

export type World = Pick<Context, 'outbound' | 'now'>;

/** A provider as this process knows it. */
export interface KnownProvider {
  metadata: ServerMetadata;
  /** Makes its other calls. Its keys are asked for once a minute at most, however many tokens have unknown ones. */
  fetch: CustomFetch;
  readKeys(): Promise<JSONWebKeySet>;
}

interface Known {
  at: number;
  provider: Promise<KnownProvider>;
}

/** What a process knows of providers goes with its way out. */
const knownBy = new WeakMap<World['outbound'], Map<string, Known>>();

/** Reads what a provider announces, once for all who sign in meanwhile. Throws where it doesn't answer. */
export function findProvider(world: World, issuer: string): Promise<KnownProvider> {
  const known = knownBy.get(world.outbound) ?? new Map<string, Known>();
  knownBy.set(world.outbound, known);
  const at = world.now().getTime();
  const former = known.get(issuer);
  if (former && isFresh(former.at, at, announcedFor)) return former.provider;
  const read = discover(world, issuer);
  // Whoever was known an hour ago may be away for a moment.
  const provider = former ? read.catch(() => former.provider) : read;
  const entry = { at, provider };
  known.set(issuer, entry);
  provider.catch(() => known.get(issuer) === entry && known.delete(issuer));
  return provider;
}

/** Once the clock was set back nothing counts as fresh. */
const isFresh = (at: number, now: number, term: number) => 0 <= now - at && now - at < term;

/** Only the way out decides who may be reached without TLS: this machine, in trials. */
export const isPlain = (address: string): boolean => address.startsWith('http:');

async function discover({ outbound, now }: World, issuer: string): Promise<KnownProvider> {
  const byWayOut: CustomFetch = (url, { method, headers, body, signal }) =>
    outbound.fetch(url, {
      method,
      headers,
      body: body as string | URLSearchParams | null,
      ...(signal && { signal }),
    });
  const found = await discovery(new URL(issuer), 'any', undefined, undefined, {
    [customFetch]: byWayOut,
    timeout: providerPatience,
    execute: isPlain(issuer) ? [allowInsecureRequests] : [],
  });
  const metadata = found.serverMetadata();
  requireWeb(metadata, issuer);
  const { jwks_uri: keysAt } = metadata;
  if (!keysAt) throw new Error('It announces no keys.');
  const readText = remember(now, async () => {
    const signal = AbortSignal.timeout(providerPatience * 1000);
    const reply = await outbound.fetch(keysAt, { signal });
    if (reply.status !== 200) throw new Error(`Its keys: ${reply.status}`);
    return reply.text();
  });
  return {
    metadata,
    fetch: async (url, asked) =>
      url === keysAt
        ? new Response(await readText(), { headers: { 'content-type': 'application/json' } })
        : byWayOut(url, asked),
    readKeys: async () => JSON.parse(await readText()),
  };
}

/** People's browsers are led there, so it is a page of the web, and by TLS unless the provider is known without. */
function requireWeb(announced: ServerMetadata, issuer: string): void {
  for (const address of [announced.authorization_endpoint, announced.end_session_endpoint]) {
    const isWeb = address === undefined || isSafe(address) || (isPlain(issuer) && isPlain(address));
    if (!isWeb) throw new Error(`It leads people to ${address}`);
  }
}
const isSafe = (address: string): boolean => address.startsWith('https:');

/** Asks once a minute, and once for all who ask meanwhile. A failure is not kept. */
function remember(now: () => Date, ask: () => Promise<string>): () => Promise<string> {
  let kept: { at: number; text: Promise<string> } | undefined;
  return () => {
    const at = now().getTime();
    if (kept && isFresh(kept.at, at, keysFor)) return kept.text;
    const entry = { at, text: ask() };
    kept = entry;
    entry.text.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return entry.text;
  };
}

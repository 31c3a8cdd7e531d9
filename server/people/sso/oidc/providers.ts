import type { JSONWebKeySet } from 'jose';
import {
  allowInsecureRequests,
  type CustomFetch,
  customFetch,
  discovery,
  type ServerMetadata,
} from 'openid-client';
import type { Context } from '#server/context.ts';

/** How often what a provider announces is read anew, and at most how often its keys are, in ms. */
const announcedFor = 60 * 60 * 1000;
const keysFor = 60 * 1000;

/** In seconds: the person who waits gives up after some more. */
export const providerPatience = 10;

export type World = Pick<Context, 'outbound' | 'now'>;

/** A provider as this process knows it. */
export interface KnownProvider {
  metadata: ServerMetadata;
  /** For its other calls. Its keys are asked for once a minute, whoever sends tokens with unknown ones. */
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

/** Of a clock that was set back nothing is fresh. */
const isFresh = (at: number, now: number, term: number) => 0 <= now - at && now - at < term;

/** Only the way out decides who may be reached without TLS: this machine, in trials. */
export const isPlain = (issuer: string): boolean => issuer.startsWith('http:');

async function discover({ outbound, now }: World, issuer: string): Promise<KnownProvider> {
  const fetch: CustomFetch = (url, { method, headers, body, signal }) =>
    outbound.fetch(url, {
      method,
      headers,
      body: body as string | URLSearchParams | null,
      ...(signal && { signal }),
    });
  const found = await discovery(new URL(issuer), 'any', undefined, undefined, {
    [customFetch]: fetch,
    timeout: providerPatience,
    execute: isPlain(issuer) ? [allowInsecureRequests] : [],
  });
  const metadata = found.serverMetadata();
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
        : fetch(url, asked),
    readKeys: async () => JSON.parse(await readText()),
  };
}

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

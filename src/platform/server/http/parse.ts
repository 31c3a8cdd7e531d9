import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import { Failure } from '#platform/server/shared/errors.ts';

/** Reads a JSON body. An empty one counts as none, so that DELETE may have a body but needn't. */
export async function readJson(_request: FastifyRequest, text: string | Buffer): Promise<unknown> {
  if (text.length === 0) return undefined;
  try {
    const body = String(text);
    return mayHoldPrototype.test(body) ? JSON.parse(body, withoutPrototype) : JSON.parse(body);
  } catch {
    throw new Failure('malformed');
  }
}

/** Reads a form as a page, or another server, sends it. Of a name that comes twice the last one counts. */
export async function readForm(_request: FastifyRequest, text: string | Buffer): Promise<unknown> {
  return Object.fromEntries(new URLSearchParams(String(text)));
}

/**
 * Finds the word, plain or escaped. Checked first, because a reviver makes parsing ten times
 * slower.
 */
const mayHoldPrototype = /__proto__|\\u/;
const withoutPrototype = (key: string, value: unknown): unknown =>
  key === '__proto__' ? undefined : value;

/** Reads `filterList[method]=90,360` and the like. All values stay text. */
export function readQueryString(text: string): Record<string, unknown> {
  return qs.parse(text, { depth: 2, parameterLimit: 200, arrayLimit: 100, plainObjects: false });
}

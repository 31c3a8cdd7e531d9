import type { FastifyRequest } from 'fastify';
import { Failure } from '#server/errors.ts';

/** Reads a JSON body; an empty one is none, so that DELETE may carry a body and need not. */
export async function readJson(_request: FastifyRequest, text: string | Buffer): Promise<unknown> {
  if (text.length === 0) return undefined;
  try {
    return JSON.parse(String(text), withoutPrototype);
  } catch {
    throw new Failure('malformed');
  }
}

const withoutPrototype = (key: string, value: unknown): unknown =>
  key === '__proto__' ? undefined : value;

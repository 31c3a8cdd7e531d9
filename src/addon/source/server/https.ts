import { largestFile } from '#platform/contract/call/endpoint.ts';
import {
  AnswerTooLarge,
  type Outbound,
  OutboundRefused,
} from '#platform/server/outbound/outbound.ts';
import { type SourceFile, Unreadable } from './file.ts';

const mostRedirects = 3;

/** Asks an address for its file. `login`: user and password with a colon between. */
export async function fetchFile(
  outbound: Outbound,
  { address, name }: { address: string; name: string },
  login: string | undefined,
): Promise<SourceFile> {
  const headers = login && { authorization: `Basic ${Buffer.from(login).toString('base64')}` };
  const request = { ...(headers && { headers }), redirects: mostRedirects, most: largestFile };
  const answer = await outbound.fetch(address, request).catch(inWords);
  if (answer.status === 401 || answer.status === 403) throw new Unreadable('login');
  if (answer.status !== 200) throw new Unreadable('status');
  const written = new Date(answer.headers.get('last-modified') ?? '');
  return {
    name,
    bytes: new Uint8Array(await answer.arrayBuffer()),
    at: Number.isNaN(written.getTime()) ? null : written,
  };
}

function inWords(error: unknown): never {
  if (error instanceof AnswerTooLarge) throw new Unreadable('tooLarge');
  throw new Unreadable(error instanceof OutboundRefused ? 'refused' : 'unreachable');
}

import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { undrawnHeader } from '#platform/contract/call/envelope.ts';
import { saveFile } from '#platform/web/browser/save-file.ts';
import { type CallArguments, callForResponse, type Transport } from './call.ts';

/**
 * Makes a call that returns a file and saves it under the name the server gave. Returns how many signs
 * the file could not show.
 */
export async function download<const E extends Endpoint & { reply: 'file' }>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<number> {
  const response = await callForResponse(endpoint, { ...input, transport: untilItComes });
  const name = fileName(response.headers.get('content-disposition')) ?? endpoint.name;
  saveFile(await response.blob(), name);
  return Number(response.headers.get(undrawnHeader));
}

/** Once a file has begun to come, it may take longer than patience lasts. */
const untilItComes: Transport = async (url, { signal, ...request }) => {
  const own = new AbortController();
  const end = () => own.abort();
  signal?.addEventListener('abort', end);
  try {
    return await fetch(url, { ...request, signal: own.signal });
  } finally {
    signal?.removeEventListener('abort', end);
  }
};

/** The file name in a Content-Disposition header. The Unicode one is preferred. */
export function fileName(header: string | null): string | undefined {
  const unicode = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (unicode) return decodeURIComponent(unicode);
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1];
}

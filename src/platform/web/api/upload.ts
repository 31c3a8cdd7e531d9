import type { Transport } from './call.ts';

/**
 * A transport for `call` that reports how much of the body has been sent, from 0 to 1. fetch cannot
 * do that. `call(importEmployees, { file, transport: sendWithProgress(setSent) })`.
 */
export const sendWithProgress =
  (onSent: (part: number) => void): Transport =>
  (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('no answer'));
      request.open(method, url);
      request.responseType = 'blob';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        onSent(total > 0 ? loaded / total : 0);
      });
      request.upload.addEventListener('load', () => onSent(1));
      request.addEventListener('load', () => resolve(asResponse(request)));
      request.addEventListener('error', fail);
      request.addEventListener('abort', () => reject(signal?.reason ?? new TypeError('ended')));
      signal?.addEventListener('abort', () => request.abort());
      if (signal?.aborted) reject(signal.reason);
      else request.send(body as XMLHttpRequestBodyInit | null);
    });

function asResponse(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  const { status, response } = request;
  // A Response with one of these statuses must not have a body.
  const body = status === 204 || status === 205 ? null : (response as Blob);
  return new Response(body, { status, headers });
}

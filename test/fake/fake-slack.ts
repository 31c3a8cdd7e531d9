import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

export const slackToken = 'xoxb-fake-12345678';

/** A call as Slack got it. */
interface Got {
  method: string;
  fields: Record<string, string>;
}

/**
 * Slack's Web API on loopback, as far as we use it: forms with a token in the header, `ok` in every answer,
 * 429 with Retry-After, and files in three steps.
 */
export async function startFakeSlack() {
  const slack = {
    url: '',
    got: [] as Got[],
    files: new Map<string, { name: string; bytes: Buffer }>(),
    /** What is answered instead, once: an error of Slack's, or seconds to wait. */
    next: undefined as string | number | undefined,
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', slack.url);
    const method = pathname.split('/').at(-1) ?? '';
    const answer = (body: object, status = 200, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    if (pathname.startsWith('/upload/')) {
      const file = slack.files.get(method);
      if (file) file.bytes = await buffer(request);
      return response.writeHead(file ? 200 : 404).end('OK');
    }
    const fields = await fieldsOf(request);
    slack.got.push({ method, fields });
    const { next } = slack;
    slack.next = undefined;
    if (typeof next === 'number') {
      return answer({ ok: false, error: 'ratelimited' }, 429, { 'retry-after': String(next) });
    }
    if (next) return answer({ ok: false, error: next });
    if (request.headers.authorization !== `Bearer ${slackToken}`) {
      return answer({ ok: false, error: 'invalid_auth' });
    }
    return answer(reply(method, fields));
  });
  function reply(method: string, fields: Record<string, string>): object {
    if (method === 'chat.postMessage') return { ok: true, channel: 'D1', ts: '1.1' };
    if (method === 'conversations.open') return { ok: true, channel: { id: `D-${fields.users}` } };
    if (method === 'files.getUploadURLExternal') {
      const id = `F${slack.files.size + 1}`;
      slack.files.set(id, { name: fields.filename ?? '', bytes: Buffer.alloc(0) });
      return { ok: true, upload_url: `${slack.url}/upload/${id}`, file_id: id };
    }
    if (method === 'files.completeUploadExternal') {
      const [file] = JSON.parse(fields.files ?? '[]') as { id: string }[];
      const isThere = slack.files.get(file?.id ?? '')?.bytes.length;
      return isThere ? { ok: true, files: [file] } : { ok: false, error: 'file_not_found' };
    }
    return { ok: false, error: 'unknown_method' };
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  slack.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => new Promise((resolve) => server.close(resolve));
  return Object.assign(slack, { close });
}

async function fieldsOf(request: IncomingMessage): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await text(request)));
}

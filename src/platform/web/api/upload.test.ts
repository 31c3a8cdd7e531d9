import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { ApiError, call } from './call.ts';
import { sendWithProgress } from './upload.ts';

/** A stand-in for the browser's XMLHttpRequest, driven by the test. */
class Request extends EventTarget {
  static last: Request;
  upload = new EventTarget();
  status = 0;
  responseType = '';
  response = new Blob();
  headers: Record<string, string> = {};
  opened: string[] = [];
  body: unknown;
  constructor() {
    super();
    Request.last = this;
  }
  open = (...given: string[]) => {
    this.opened = given;
  };
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value;
  };
  send = (body: unknown) => {
    this.body = body;
  };
  abort = () => this.dispatchEvent(new Event('abort'));
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-total-count: 1\r\n';
}
beforeEach(() => vi.stubGlobal('XMLHttpRequest', Request));
afterEach(() => vi.unstubAllGlobals());

const start = (signal?: AbortSignal) => {
  const sent: number[] = [];
  const reply = call(importEmployees, {
    query: { dryRun: true },
    body: {},
    file: new File(['a'], 'a.csv'),
    transport: sendWithProgress((part) => sent.push(part)),
    signal,
  });
  return { sent, reply, request: Request.last };
};
const answer = (request: Request, status: number, body: object) => {
  request.status = status;
  request.response = new Blob([JSON.stringify(body)]);
  request.dispatchEvent(new Event('load'));
};

test('tells how much has been sent and reads the answer as fetch’s', async () => {
  const { sent, reply, request } = start();
  expect(request.opened).toEqual(['POST', '/api/employee/import?dryRun=true']);
  expect((request.body as FormData).get('file')).toBeInstanceOf(File);
  expect(request.headers['content-type']).toBeUndefined();
  const progress = Object.assign(new Event('progress'), { loaded: 1, total: 4 });
  request.upload.dispatchEvent(progress);
  request.upload.dispatchEvent(new Event('load'));
  answer(request, 200, { code: 0, message: 'ok', data: [], created: 1 });
  expect((await reply).created).toBe(1);
  expect(sent).toEqual([0.25, 1]);
});

test('a refusal keeps the server’s words', async () => {
  const { reply, request } = start();
  answer(request, 413, { code: 9, message: 'too large' });
  await expect(reply).rejects.toMatchObject({ status: 413, message: 'too large' });
});

test('no answer is status 0', async () => {
  const { reply, request } = start();
  request.dispatchEvent(new Event('error'));
  await expect(reply).rejects.toEqual(new ApiError(0));
});

test('what is given up ends the request', async () => {
  const ending = new AbortController();
  const { reply } = start(ending.signal);
  ending.abort();
  await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

interface Got {
  headers: Record<string, string>;
  body: string;
}

/** A company's system, on this machine: keeps what it is told, and answers with `status`. */
export async function startWebhookReceiver() {
  const receiver = {
    url: '',
    got: [] as Got[],
    status: 204,
    /** What a receiver's own library reads of it, at that moment. Throws where the signature is wrong. */
    read: ({ headers, body }: Got, secret: string, now: Date) => {
      vi.useFakeTimers({ toFake: ['Date'], now });
      try {
        return new Webhook(secret).verify(body, headers) as Record<string, unknown>;
      } finally {
        vi.useRealTimers();
      }
    },
    stop: () => new Promise<unknown>((resolve) => server.close(resolve)),
  };
  const server = createServer(async (request, response) => {
    const headers = request.headers as Record<string, string>;
    receiver.got.push({ headers, body: await text(request) });
    response.writeHead(receiver.status, { location: `${receiver.url}/elsewhere` }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  receiver.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return receiver;
}

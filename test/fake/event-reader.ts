import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Events } from '#core/notification/contract/event.ts';

/** A stream of events as somebody reads it. */
export interface EventReader {
  status: number;
  headers: IncomingMessage['headers'];
  /** What is said next: an event, or a heartbeat. Undefined when the stream has ended. */
  next: () => Promise<Events['notification'] | 'heartbeat' | undefined>;
  leave: () => void;
}

/** Opens the events of a session at the server of that address, on a connection of its own. */
export async function readEvents(
  origin: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const asked = get(`${origin}/api/event`, {
    agent: false,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const [answer]: [IncomingMessage] = (await once(asked, 'response')) as never;
  const parts = answer.setEncoding('utf8')[Symbol.asyncIterator]();
  let text = '';
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    next: async () => {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          return block === ':' ? 'heartbeat' : JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '');
        }
        const { value, done } = await parts.next();
        if (done) return undefined;
        text += value;
      }
    },
    leave: () => void answer.destroy(),
  };
}

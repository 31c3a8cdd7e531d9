import { ApiError } from './call.ts';

/**
 * Opens a stream that lasts until the signal aborts. Fails with ApiError. The call itself is over once the
 * stream has begun: its patience would end the stream after two minutes.
 */
export async function openStream(
  ask: (how: { signal: AbortSignal; transport: typeof fetch }) => Promise<unknown>,
  signal: AbortSignal,
): Promise<Response> {
  let stream: Response | undefined;
  await ask({
    signal,
    transport: async (url, request) => {
      const answer = await fetch(url, { ...request, signal });
      if (!answer.ok) return answer;
      stream = answer;
      return new Response(null, { status: 204 });
    },
  });
  if (!stream) throw new ApiError(0);
  return stream;
}

/** What a stream says: an event with its data, or a heartbeat, which has none. */
export interface Said {
  event?: string;
  data?: string;
}

/** Reads server-sent events until the stream ends. Fails when it breaks. */
export async function readStream(response: Response, hear: (said: Said) => void): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) hear(readBlock(block));
  }
}

function readBlock(block: string): Said {
  const said: Said = {};
  for (const line of block.split('\n')) {
    const [, name, value] = /^(event|data): ?(.*)$/.exec(line) ?? [];
    if (name === 'event' || name === 'data') said[name] = value ?? '';
  }
  return said;
}

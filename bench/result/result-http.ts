import { connect, type Socket } from 'node:net';
import { resultPath, type Submission } from './result-campaign.ts';

/**
 * Sends sheets over this many kept-open connections, each waiting for its answer. Returns how long
 * each took, in ms.
 */
export async function runHttp(port: number, connections: number, work: Submission[]) {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const left = work.map(requestFor);
  const took: number[] = [];
  const start = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      for (let request = left.pop(); request; request = left.pop()) {
        const from = performance.now();
        const answer = await exchange(socket, request);
        if (!answer.startsWith('HTTP/1.1 200')) throw new Error(answer);
        took.push(performance.now() - from);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  for (const socket of sockets) socket.destroy();
  return { took, perSecond: work.length / seconds };
}

/** Written by hand, so that measuring costs the measured machine little. */
function requestFor({ token, body }: Submission): Buffer {
  const lines = [
    `POST ${resultPath} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

function exchange(socket: Socket, request: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const end = (error?: Error) => {
      socket.off('data', take).off('error', end).off('close', end);
      if (isWhole(answer)) resolve(answer);
      else reject(error ?? new Error(`the connection ended: ${answer}`));
    };
    const take = (part: Buffer) => {
      answer += part;
      if (isWhole(answer)) end();
    };
    socket.on('data', take).on('error', end).on('close', end);
    socket.write(request);
  });
}

function isWhole(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(answer)?.[1]);
  return head > 0 && Buffer.byteLength(answer) >= head + 4 + length;
}

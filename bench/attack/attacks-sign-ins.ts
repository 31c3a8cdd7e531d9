import { Agent, request } from 'node:http';
import { verify } from '@node-rs/argon2';
import { median } from '../set-up/with-server.ts';

export const connections = 16;
/** A process that has just started still reads its own program; this long it is not measured. */
const warmUps = 400;
const [rounds, perRound] = [6, 100];
/** Sign-ins a second, in bare verifications: what beside the hash is left (docs/performance.md). */
const lowestShare = 0.65;

interface People {
  emails: readonly string[];
  password: string;
  holdingSlug: string;
  hash: string;
}

/**
 * How many sign-ins a second there are, against bare verifications of the same password, in turns,
 * so that whatever else the machine does slows both alike.
 */
export async function compareSignIns(
  port: number,
  { emails, password, holdingSlug, hash }: People,
): Promise<{ lines: string[]; pass: boolean }> {
  let next = 0;
  const ours = () => {
    const email = emails[next++ % emails.length];
    return logIn(port, JSON.stringify({ email, password, holdingSlug }));
  };
  const bare = async () => {
    if (!(await verify(hash, password))) throw new Error('the password is wrong');
  };
  await perSecond(ours, warmUps);
  const seen = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    seen.ours.push(await perSecond(ours, perRound));
    seen.bare.push(await perSecond(bare, perRound));
  }
  const [rate, base] = [median(seen.ours), median(seen.bare)];
  const share = rate / base;
  return {
    lines: [
      `sign-ins a second on ${connections} connections: ${share.toFixed(2)} of bare verifications (at least ${lowestShare}; ${rate.toFixed(0)} of ${base.toFixed(0)})`,
    ],
    pass: share >= lowestShare,
  };
}

async function perSecond(work: () => Promise<void>, times: number): Promise<number> {
  let left = times;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) await work();
    }),
  );
  return times / ((performance.now() - started) / 1000);
}

/** Lighter than fetch: what the client takes of the same cores is not the product's. */
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const headers = { 'content-type': 'application/json' };

function logIn(port: number, body: string): Promise<void> {
  return new Promise((done, fail) => {
    const path = '/api/authentication/login';
    const asking = request({ agent, port, path, host: '127.0.0.1', method: 'POST', headers });
    asking.on('error', fail);
    asking.on('response', (reply) => {
      reply.resume();
      const { statusCode } = reply;
      reply.on('end', () => (statusCode === 200 ? done() : fail(new Error(`${statusCode}`))));
    });
    asking.end(body);
  });
}

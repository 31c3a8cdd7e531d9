import { randomUUID } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { drizzle } from 'drizzle-orm/node-postgres';
import { loginUser } from '#core/account/contract/auth.ts';
import { newSecret, secretBytes } from '#core/account/server/factor/totp.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { proveFactor } from '#core/factor/contract/factor.ts';
import { accountFactor } from '#core/factor/server/tables/factor.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import type { Context } from '#platform/server/context.ts';
import { codeNow } from '#test/factor.ts';
import { inBrand, makeBrand, makeMember } from '#test/factories.ts';
import { median, timeInTurns, type Verdict, withFilled } from '../set-up/with-server.ts';

const password = 'Correct-360!';
const holdingSlug = 'coded';
/** A code works once and for half a minute, so everybody signs in once. */
const [warmUps, signIns] = [30, 100];
/** Beside the hash, in health checks, by the medians. */
const mostBeside = 60;

interface Person {
  email: string;
  secret: string;
}

/** Signing in with a password and the code of an app: two calls, less one bare verification of the password. */
export function signInCodeBench(): Promise<Verdict> {
  return withFilled(fill, async (port, { people, hash }) => {
    const took = await timeInTurns(
      signIns,
      [
        (n) => signIn(port, people[n]!),
        () => verify(hash, password),
        async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).text(),
      ],
      { warmUps },
    );
    const [both, bare, health] = [median(took[0]), median(took[1]), median(took[2])];
    const [ours, ratio] = [both - bare, (both - bare) / health];
    return {
      name: 'Signing in with a password and a code, in two calls',
      lines: [
        `beside the hash, median: ${ratio.toFixed(1)} × health (at most ${mostBeside}; ${ours.toFixed(1)} of ${health.toFixed(2)} ms, the hash ${bare.toFixed(1)})`,
      ],
      pass: ratio <= mostBeside,
    };
  });
}

async function fill({ database, keyring, now }: Context) {
  const { brandId } = await makeBrand(database, { slug: holdingSlug });
  const [hash, people] = [await hashPassword(password), [] as Person[]];
  const owner = drizzle(database.pool);
  for (let n = 0; n < warmUps + signIns; n += 1) {
    const [id, email, secret] = [randomUUID(), `person-${n}@coded.ru`, newSecret()];
    const { accountId } = await inBrand(database, brandId, (scope) =>
      makeMember(scope, ['ROLE_HR'], { email }),
    );
    const sealed = await keyring.encrypt({ purpose: 'totp', place: id }, secretBytes(secret));
    const app = { id, accountId, kind: 'totp', name: 'Телефон', sealed, createdAt: now() } as const;
    await owner.insert(accountFactor).values({ ...app, isInForce: true });
    people.push({ email, secret });
  }
  await database.pool.query(`update account set password_hash = $1 where email like '%@coded.ru'`, [
    hash,
  ]);
  return { people, hash };
}

async function signIn(port: number, { email, secret }: Person): Promise<void> {
  const first = await send(port, loginUser, { email, password, holdingSlug });
  const { ticket } = (await first.json()) as { ticket: string };
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const code = codeNow(secret, new Date());
  await (await send(port, proveFactor, { ticket, code }, { cookie })).text();
}

async function send(port: number, { method, path }: Endpoint, body: object, headers = {}) {
  const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

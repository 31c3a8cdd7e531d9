import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { LoginForm } from '#core/account/contract/auth.ts';
import { hashPassword } from '#core/account/server/password.ts';
import type { Context } from '#platform/server/context.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import { makeBig } from '../load/directory.ts';
import { quantile, type Verdict, withContext, withServer } from '../set-up/with-server.ts';
import type { Sent } from './attacks-sender.ts';
import { compareSignIns, connections } from './attacks-sign-ins.ts';

const password = 'Correct-360!';
const holdingSlug = 'attacked';
const [guesses, lists] = [1000, 300];
/** Each signs in less often than an account may have sessions. */
const people = 100;
/** p95 of another user's call, in what it takes when nobody guesses. */
const highestDuring = 20;

/**
 * A thousand guesses at once, or hundreds of long lists: how long another user waits meanwhile. And how many sign-ins a second
 * there are on 16 connections, against bare verifications of the same password.
 */
export function attacksBench(): Promise<Verdict> {
  return withContext(async (context, url) => {
    const { token, busyToken, emails, hash } = await fill(context);
    const forget = () => context.database.pool.query('delete from attempt');
    return withServer(url, async (port) => {
      const attacks = await timeAttacks({ port, token, busyToken, emails });
      await forget();
      const signIns = await compareSignIns(port, { emails, password, holdingSlug, hash });
      return {
        name: `Attacks: ${guesses} guesses at once; signing in on ${connections} connections`,
        lines: [...attacks.lines, ...signIns.lines],
        pass: attacks.pass && signIns.pass,
      };
    });
  });
}

/** Another user, and accounts that have a password. */
async function fill(context: Context) {
  const { database } = context;
  const { brandId, hrToken } = await makeBig(context, 2000);
  const sql = (text: string, ...values: unknown[]) => database.pool.query(text, values);
  await sql('update brand set slug = $2 where id = $1', brandId, holdingSlug);
  const hash = await hashPassword(password);
  const emails = Array.from({ length: people }, (_, n) => `person-${n}@attacked.ru`);
  const other = await inBrand(database, brandId, async (scope) => {
    for (const email of emails) await makeMember(scope, ['ROLE_HR'], { email });
    return makeMember(scope, ['ROLE_HR']);
  });
  await sql('update account set password_hash = $1 where email = any($2)', hash, emails);
  const token = await signIn(database, other, context.now());
  return { token, busyToken: hrToken, emails, hash };
}

interface Attacked {
  port: number;
  token: string;
  /** Of the account that asks for the lists. */
  busyToken: string;
  emails: readonly string[];
}

const guess = (email: string, n: number): Sent => {
  const form: LoginForm = { email, password: n === 100 ? password : `guess ${n}`, holdingSlug };
  return { path: '/api/authentication/login', init: inJson(form) };
};
const inJson = (form: LoginForm) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(form),
});

async function timeAttacks({ port, token, busyToken, emails }: Attacked) {
  const sender = fork(fromRoot('bench/attack/attacks-sender.ts'), [String(port)], {
    execArgv: ['--import', 'tsx'],
  });
  await once(sender, 'message');
  const me = () => timeMe(port, token);
  const list: Sent = {
    path: '/api/employee?limit=1000',
    init: { headers: { authorization: `Bearer ${busyToken}` } },
  };
  const many = (howMany: number, sent: (n: number) => Sent) =>
    Array.from({ length: howMany }, (_, n) => sent(n));
  const attacks = {
    [`${guesses} guesses at one account`]: many(guesses, (n) => guess(emails[0] ?? '', n)),
    [`${guesses} at as many accounts`]: many(guesses, (n) => guess(`nobody-${n}@attacked.ru`, n)),
    [`${lists} lists of 1000 for one account`]: many(lists, () => list),
  };
  const lines: string[] = [];
  let pass = true;
  for (const [name, sent] of Object.entries(attacks)) {
    const idle = await repeat(me, 100);
    const { took, answered, seconds } = await during(sender, sent, me);
    const [p95, base] = [quantile(took, 0.95), quantile(idle, 0.95)];
    lines.push(
      `another user's call during ${name}: p95 ${(p95 / base).toFixed(1)} × idle (at most ${highestDuring}; ${p95.toFixed(0)} of ${base.toFixed(1)} ms, worst ${quantile(took, 1).toFixed(0)}; ${took.length} calls in ${seconds.toFixed(1)} s; ${JSON.stringify(answered)})`,
    );
    pass &&= p95 / base <= highestDuring;
  }
  sender.kill();
  return { lines, pass };
}

/** How long one of the other user's calls takes, in ms. */
async function timeMe(port: number, token: string): Promise<number> {
  const started = performance.now();
  const reply = await fetch(`http://127.0.0.1:${port}/api/user/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await reply.text();
  if (!reply.ok) throw new Error(`the other user got ${reply.status}`);
  return performance.now() - started;
}

/** Sorted. */
async function repeat(work: () => Promise<number>, times: number): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < times; n += 1) took.push(await work());
  return took.sort((a, b) => a - b);
}

/** What the other user's calls took, sorted, one after another until all that was sent is answered. */
async function during(sender: ChildProcess, sent: Sent[], me: () => Promise<number>) {
  const started = performance.now();
  let answered: unknown;
  sender.send(sent);
  void once(sender, 'message').then(([tally]) => {
    answered = tally;
  });
  const took: number[] = [];
  while (answered === undefined) took.push(await me());
  return {
    took: took.sort((a, b) => a - b),
    answered,
    seconds: (performance.now() - started) / 1000,
  };
}

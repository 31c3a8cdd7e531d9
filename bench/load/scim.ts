import { makeApiKey } from '#addon/api-key/test/make-key.ts';
import { patchOf } from '#addon/scim/test/messages.ts';
import type { Context } from '#platform/server/context.ts';
import { inBrand, makeCompany } from '#test/factories.ts';
import { enter } from '#test/start/beginnings.ts';
import { quantile, type Verdict, withFilled } from '../set-up/with-server.ts';

const people = 10_000;
const [titles, departments] = [300, 60];
/** A directory of users sends so many at once. */
const atOnce = 4;
const changes = 400;
/** In seconds, and in ms at the 95th percentile (cycle of a first load, and of a change afterwards). */
const [longestLoad, longestChange] = [300, 60];

/** A directory of users brings 10,000 people for the first time, in 300 positions and 60 departments, and changes some. */
export function scimBench(): Promise<Verdict> {
  return withFilled(makeKeyed, async (port, { key, hr }) => {
    const send = sender(port, key);
    // What is beyond the limits waits for HR, who allow any number of new people.
    let at = 0;
    for (; (await send('POST', '', person(at))).status === 201; at += 1);
    await sender(port, hr)('POST', '', { limit: 'created', count: people }, '/api/scimHeld');
    const ids: string[] = [];
    const began = performance.now();
    const took: number[] = [];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (at < people) {
          const started = performance.now();
          const { status, body } = await send('POST', '', person(at++));
          if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
          took.push(performance.now() - started);
          ids.push(body.id);
        }
      }),
    );
    const loaded = (performance.now() - began) / 1000;
    const changed: number[] = [];
    for (let n = 0; n < changes; n += 1) {
      const started = performance.now();
      const { status } = await send('PATCH', `/${ids[(n * 17) % ids.length]}`, change(n));
      if (status !== 200) throw new Error(`a change was answered ${status}`);
      changed.push(performance.now() - started);
    }
    const p95 = quantile(
      changed.sort((a, b) => a - b),
      0.95,
    );
    took.sort((a, b) => a - b);
    return {
      name: `SCIM: ${people} people`,
      lines: [
        `the first load, ${atOnce} at once: ${loaded.toFixed(0)} s (at most ${longestLoad}; median ${quantile(took, 0.5).toFixed(0)} ms)`,
        `a change, p95: ${p95.toFixed(0)} ms (at most ${longestChange}; median ${quantile(changed, 0.5).toFixed(0)})`,
      ],
      pass: loaded <= longestLoad && p95 <= longestChange,
    };
  });
}

async function makeKeyed({ database, now }: Context) {
  const company = await makeCompany(database, now(), { howMany: 0 });
  const boss = await enter({ database, now }, company, ['ROLE_SUPER_ADMIN']);
  const { secret } = await inBrand(database, company.brandId, (scope) =>
    makeApiKey(scope, ['scim'], { membershipId: boss.membershipId, now: now() }),
  );
  return { key: secret, hr: company.hrToken };
}

const syllables = [
  'бар',
  'гол',
  'дем',
  'зай',
  'кир',
  'лаз',
  'мар',
  'нес',
  'пет',
  'род',
  'сав',
  'тим',
  'уст',
];
const first = [
  'Анна',
  'Борис',
  'Вера',
  'Глеб',
  'Дина',
  'Егор',
  'Жанна',
  'Иван',
  'Кира',
  'Лев',
  'Мила',
  'Нина',
  'Олег',
];
const of = <T>(list: readonly T[], n: number) => list[Math.floor(n) % list.length]!;
const nameOf = (n: number) => ({
  familyName: `${of(syllables, n)}${of(syllables, n / 13)}${of(syllables, n / 169)}ова`,
  givenName: of(first, n / 7),
});

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const person = (n: number) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterprise],
  userName: `scim-${n}@example.ru`,
  externalId: `ext-${n}`,
  name: nameOf(n),
  emails: [{ primary: true, type: 'work', value: `scim-${n}@example.ru` }],
  title: `Сварщик ${n % titles} разряда`,
  active: true,
  [enterprise]: {
    department: `Цех № ${n % departments}`,
    ...(n > 0 && { manager: { value: `ext-${Math.floor(n / 10)}` } }),
  },
});

/** In turns another title, another leader, another last name. */
const change = (n: number) =>
  patchOf(
    [
      { op: 'replace', path: 'title', value: `Сварщик ${(n * 7) % titles} разряда` },
      { op: 'replace', path: `${enterprise}:manager`, value: `ext-${n % 1000}` },
      { op: 'replace', path: 'name.familyName', value: nameOf(n * 31).familyName },
    ][n % 3]!,
  );

const sender =
  (port: number, token: string) =>
  async (method: string, path: string, body: object, root = '/api/scim/v2/Users') => {
    const reply = await fetch(`http://127.0.0.1:${port}${root}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': root.endsWith('Users') ? 'application/scim+json' : 'application/json',
      },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: await reply.json() };
  };

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNearlySameName, plainWords } from '#platform/server/shared/same-name.ts';
import { startApp } from '#test/start/start-app.ts';
import { hasNearlyWords, hasWords } from './name-sieve.ts';

const house = startApp();

const word = fc
  .array(fc.constantFrom('а', 'б', 'ё', 'C', 'н', '’', '1'), { minLength: 1, maxLength: 6 })
  .map((letters) => letters.join(''));
const name = fc.record({ lastName: word, firstName: word });
/** Two names, most of them with a typing error between them. */
const pair = fc.tuple(name, fc.nat(), fc.nat(2), word).map(([one, at, kind, letters]) => {
  const place = at % (one.lastName.length + 1);
  const added = kind === 0 ? '' : letters.slice(0, 1);
  const rest = one.lastName.slice(place + (kind === 2 ? 0 : 1));
  return { one, other: { ...one, lastName: one.lastName.slice(0, place) + added + rest } };
});

test('the sieve lets everybody through who has nearly that name', async () => {
  const pairs = fc.sample(pair, 400);
  const conditions = pairs.map(({ one, other }) => {
    const sieve = sql`${plainWords(`${other.lastName} ${other.firstName}`).join(' ')}::text`;
    return sql`select ${hasNearlyWords(sieve, [one])} as nearly,
      ${hasWords(sieve, [one])} as same`;
  });
  const { rows } = await drizzle(house.context.database.pool).execute<{
    nearly: boolean;
    same: boolean;
  }>(sql.join(conditions, sql` union all `));
  const nearly = pairs.filter(({ one, other }) => isNearlySameName(one, other));
  expect(nearly.length).toBeGreaterThan(100);
  expect(
    pairs.filter(({ one, other }, at) => isNearlySameName(one, other) && !rows[at]?.nearly),
  ).toEqual([]);
  expect(rows.some(({ nearly: passes }) => !passes)).toBe(true);
  expect(rows.every(({ nearly: passes, same }) => passes || !same)).toBe(true);
});

import { beforeAll, expect, test } from 'vitest';
import { runCommand } from '#app/operator/server/run-command.ts';
import { makeBrand } from '#test/factories.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let east: { brandId: string };

async function operate(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const env = { DATABASE_URL: house.url };
  await runCommand(args, env, { say: (line) => lines.push(line), ask: async () => '' });
  return lines;
}
const query = async (text: string) => (await house.context.database.pool.query(text)).rows;
const told = async () =>
  (
    await query(
      `select payload -> 'news' as news from delivery where type = 'sso' order by created_at`,
    )
  ).map(({ news }) => [news.what, news.about, news.by]);

beforeAll(async () => {
  const { brandId } = await makeBrand(house.context.database, { slug: 'east', name: 'East' });
  east = { brandId };
  await makeBrand(house.context.database, { slug: 'west', name: 'West' });
  await enter(house.context, east, ['ROLE_SUPER_ADMIN']);
});

test('company sign-in that locks everybody out is turned off, and super admins hear of it', async () => {
  await query(`update brand set sso = 'required' where slug = 'east'`);
  expect((await operate('sso-off', 'east'))[0]).toContain('company sign-in is off');
  expect(await query(`select slug, sso from brand order by slug`)).toEqual([
    { slug: 'east', sso: 'off' },
    { slug: 'west', sso: 'off' },
  ]);
  expect(await told()).toEqual([['off', null, null]]);
  expect(await query(`select verb, details, actor_id from audit where kind = 'sso'`)).toEqual([
    { verb: 'update', details: { fieldList: ['off'] }, actor_id: null },
  ]);
  expect((await operate('sso-off', 'east'))[0]).toContain('off already');
});

test('a domain is proven by the operator’s word, for one company', async () => {
  await operate('prove-domain', 'east', 'Romashka.ru');
  const found = await query(
    'select domain, by_operator, proven_at is not null as proven from brand_domain',
  );
  expect(found).toEqual([{ domain: 'romashka.ru', by_operator: true, proven: true }]);
  await expect(operate('prove-domain', 'west', 'romashka.ru')).rejects.toThrow('belongs to east');
  await expect(operate('prove-domain', 'west', 'mail.ru')).rejects.toThrow('Anybody');
  await expect(operate('prove-domain', 'west', 'nonsense')).rejects.toThrow('no domain');
});

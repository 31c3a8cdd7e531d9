import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { loginUser } from '#core/account/contract/auth.ts';
import { restorePassword } from '#core/account/contract/reset.ts';
import { getBrandList } from '#core/company/contract/brand.ts';
import { libraryCompetences } from '#core/library/server/families.ts';
import { openQuestionCalls } from '#core/open-question/contract/open-question.ts';
import { resetTokenIn, startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { pngOf } from '#test/file/picture.ts';
import { startApp } from '#test/start/start-app.ts';
import { goodPassword } from '#test/start/start-users.ts';
import { createBrand, readOrder } from './create-brand.ts';
import { createBrandCommand } from './create-brand-command.ts';

const box = startMailbox();
const house = startApp(box.env);
const order = { slug: 'east', name: 'Восток', admin: 'boss@east.ru' };

test('a company is made whose super admin signs in by the mailed link and finds three questions', async () => {
  const icon = join(house.context.config.dataDir, 'east.png');
  await writeFile(icon, pngOf(32, 32));
  await createBrand(house.context, readOrder({ ...order, matrix: 'on', icon }));
  const brands = (await house.call(getBrandList)).body.data;
  expect(brands).toMatchObject([
    {
      slug: 'east',
      name: 'Восток',
      brand: 'Восток',
      icon: expect.stringMatching(/^\/api\/brand\/icon\/east\/[0-9a-f]{64}$/),
    },
  ]);
  await runDueJobs(house.context, tasks);
  const token = resetTokenIn(box.to('boss@east.ru').at(-1));
  const password = { password: goodPassword, confirmPassword: goodPassword };
  await house.call(restorePassword, { body: { token, ...password } });
  const signedIn = await house.call(loginUser, {
    body: { email: 'boss@east.ru', password: goodPassword, holdingSlug: 'east' },
  });
  const list = await house.call(openQuestionCalls.list, { token: signedIn.body.token });
  expect(list.body.count).toBe(3);
});

test('it says how a super admin without a name is called', async () => {
  const said: string[] = [];
  const values = { slug: 'north', name: 'Север', admin: 'boss@north.ru' };
  const say = (line: string) => said.push(line);
  await createBrandCommand.run({ values, url: house.url, say } as never);
  expect(said.at(-1)).toContain('“Администратор Север”');
  const named = { ...values, slug: 'far', name: 'Даль', admin: 'boss@far.ru' };
  const full = { ...named, 'first-name': 'Анна', 'last-name': 'Ким' };
  await createBrandCommand.run({ values: full, url: house.url, say } as never);
  expect(said.at(-1)).toContain('boss@far.ru');
});

describe('refuses', () => {
  test.each([
    [{ slug: 'e' }, '--slug must be 2 to 40 Latin letters, digits, - or _.'],
    [{ admin: 'boss' }, "--admin must be the first super administrator's e-mail."],
    [{ matrix: 'yes' }, '--matrix must be on or off.'],
    [{ library: 'lead,boss' }, '--library must be all, or roles with commas between them: spec'],
    [{ library: '' }, '--library must be all'],
    [{ 'time-zone': 'London' }, '--time-zone must be a time zone, such as Europe/London.'],
    [
      { domain: 'https://east.ru' },
      '--domain must be a host without scheme, such as north.example.com.',
    ],
  ])('%j', (given, sentence) => {
    expect(() => readOrder({ ...order, ...given })).toThrow(sentence);
  });

  test('an icon that is none', async () => {
    const made = readOrder({ ...order, icon: 'package.json' });
    await expect(createBrand(house.context, made)).rejects.toThrow(
      '--icon must be the path of a PNG',
    );
  });

  test('a name that is taken', async () => {
    const made = readOrder({ ...order, slug: 'west', name: 'Запад' });
    await createBrand(house.context, made);
    const again = createBrand(house.context, { ...made, slug: 'west-2' });
    await expect(again).rejects.toThrow('A company with this name already exists.');
  });
});

test('the first name, the default language and the time zone are those of the interface', async () => {
  const names: Record<string, string[]> = {};
  for (const [slug, given] of Object.entries({
    ru: {},
    en: { locale: 'en' },
    own: { locale: 'en', 'first-name': 'Ann', 'time-zone': 'Europe/London' },
  })) {
    const email = `first-${slug}@names.ru`;
    const wanted = { slug: `names-${slug}`, name: `Names ${slug}`, admin: email, ...given };
    await createBrand(house.context, readOrder(wanted));
    const { rows } = await house.context.database.pool.query<{ found: string[] }>(
      `select array[a.first_name, b.default_locale, b.time_zone] as found
       from account a, brand b where a.email = $1 and b.slug = $2`,
      [email, wanted.slug],
    );
    names[slug] = rows[0]?.found ?? [];
  }
  expect(names).toEqual({
    ru: ['Администратор', 'ru', 'Europe/Moscow'],
    en: ['Admin', 'en', 'UTC'],
    own: ['Ann', 'en', 'Europe/London'],
  });
  await runDueJobs(house.context, tasks);
  const greeted = (slug: string) => box.to(`first-${slug}@names.ru`).at(-1)?.text;
  expect(greeted('ru')).toContain('Здравствуйте!');
  expect(greeted('en')).toContain('Hello,');
  expect(greeted('own')).toContain('Hello Ann,');
});

test('a company may begin with the library, or with what suits some roles', async () => {
  const begin = async (slug: string, library: string) => {
    const given = { slug, name: slug, admin: `boss@${slug}.ru`, library };
    const count = await createBrand(house.context, readOrder(given));
    const { rows } = await house.context.database.pool.query<{ ru: string; en: string }>(
      `select c.name ->> 'ru' ru, c.name ->> 'en' en from competence c
       join brand b on b.id = c.brand_id where b.slug = $1 order by 1`,
      [slug],
    );
    expect(rows).toHaveLength(count);
    return rows;
  };
  const some = await begin('some', 'specialist, lead');
  expect(some).toContainEqual({ ru: 'Командная работа', en: 'Teamwork' });
  expect(some.length).toBeGreaterThan(8);
  expect(await begin('whole', 'all')).toHaveLength(libraryCompetences.length);
});

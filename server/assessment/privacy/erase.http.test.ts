import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { getReport } from '#contract/assessment/report.ts';
import { getReportList } from '#contract/assessment/report-list.ts';
import { sendReport } from '#contract/assessment/report-send.ts';
import { employeeCalls } from '#contract/people/employee.ts';
import { inBrand, makeLeaders, makeMember, signIn } from '#test/factories.ts';
import { dumpTables } from '#test/file/dump.ts';
import { startAsking } from '#test/start/start-asking.ts';
import { erasePeople } from './erase.ts';
import { findHindrances } from './erase-queries.ts';

/** Nothing is left of somebody who was erased but what others' reports rest on (rule 114). */
const asking = startAsking();
const { house, query, tokenOf } = asking;

/** Words that stand nowhere else, other ones in each test. */
let word: string;
let canary: Record<
  'last_name' | 'first_name' | 'middle_name' | 'email' | 'slack_id' | 'phone' | 'photo_url',
  string
>;
function makeCanary(): void {
  word = randomBytes(6).toString('hex');
  canary = {
    last_name: `Канарейкина${word}`,
    first_name: `Жёлтая${word}`,
    middle_name: `Птицевна${word}`,
    email: `canary-${word}@example.ru`,
    slack_id: `U${word}`,
    phone: `+7${word}`,
    photo_url: `/photo/${word}`,
  };
}

const person = (at: number) => asking.company.people[at]!;
const brandId = () => asking.company.brandId;
const withScope = <R>(work: Parameters<typeof inBrand<R>>[2]) =>
  inBrand(house.context.database, brandId(), work);

async function name(id: string, given: Record<string, string> = canary) {
  for (const [column, value] of Object.entries(given))
    await query(`update employee set ${column} = $2 where id = $1`, [id, value]);
}
const fire = async (id: string, day = '2026-01-10') =>
  query('update employee set fired_at = $2 where id = $1', [id, day]);
const erase = (ids: string[], withReports = false) =>
  withScope((scope) => erasePeople(scope, ids, { withReports, now: house.context.now() }));
const report = async (employeeId = person(0), locale = 'ru') =>
  (
    await house.call(getReport, {
      token: asking.company.hrToken,
      params: { questionaryId: asking.questionary.id, employeeId },
      headers: { 'accept-language': locale },
    })
  ).body.data;
/** The tables that still know the person, apart from the activity log, which keeps its term. */
async function holding(): Promise<string[]> {
  const dump = await dumpTables(house.context.database.pool);
  return Object.entries(dump).flatMap(([table, rows]) =>
    table !== 'public.audit' && rows.some((row) => row.includes(word)) ? [table] : [],
  );
}

type Started = Parameters<typeof asking.start>[0];

/** A round in which these answer, to its final report. Unless given, 1 to 4 are asked about 0. */
async function round(given: Started = {}, answering = [0, 1, 2, 3, 4]) {
  await asking.over();
  await asking.start(given);
  for (const at of answering) await asking.answer(await tokenOf(person(at)));
  return asking.report();
}
/** One about the person who is to be erased. */
const roundAbout = (given: Started = {}) => {
  const [supervisor, ...colleagues] = [1, 2, 4, 5].map(person);
  return round(
    {
      ...given,
      employeeList: [{ id: person(3) }],
      participantList: [
        { id: supervisor!, type: 'supervisor' },
        ...colleagues.map((id) => ({ id, type: 'colleague' as const })),
      ],
    },
    [1, 2, 3, 4, 5],
  );
};

beforeEach(async () => {
  makeCanary();
  await name(person(3));
  const member = await withScope(async (scope) => {
    const made = await makeMember(scope, ['ROLE_EMPLOYEE'], {
      employeeId: person(3),
      email: canary.email,
    });
    await query(
      `update account set first_name = $2, last_name = $3, pending_email = $4 where id = $1`,
      [made.accountId, canary.first_name, canary.last_name, `new-${word}@example.ru`],
    );
    await makeLeaders(scope, person(3), [person(5)]);
    await makeLeaders(scope, person(6), [person(3)]);
    return made;
  });
  await signIn(house.context.database, member, house.context.now());
  await query(`insert into photo values ($1, $2, 'hash', 'image/webp', '\\x00')`, [
    brandId(),
    person(3),
  ]);
});

test('no table holds a word of the person, and others’ reports are the same but for the name', async () => {
  const before = await round({ isAnonymous: false });
  const sent = await house.call(sendReport, {
    token: asking.company.hrToken,
    body: {
      questionaryId: asking.questionary.id,
      employeeId: person(0),
      text: 'Коллеге',
      emailList: [canary.email],
      slackList: [],
    },
  });
  expect(sent.status).toBe(200);
  await query('update assignment set decline_note = $2 where participant_id = $1', [
    person(3),
    `Спросите ${canary.last_name}`,
  ]);
  await fire(person(3));
  expect(await holding()).toContain('public.assignment');
  expect(await erase([person(3)])).toEqual([person(3)]);
  expect(await holding()).toEqual([]);
  const after = await report();
  const { participantProgressList: named, ...rest } = before;
  const { participantProgressList: nameless, ...same } = after;
  expect(JSON.stringify(same)).toBe(JSON.stringify(rest));
  const others = named.filter(({ name: one }) => !one.includes(word));
  expect(nameless.toSorted(byText)).toEqual(
    [...others, { type: 'colleague', name: 'Участник' }].toSorted(byText),
  );
  expect(named.length).toBe(nameless.length);
});
const byText = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));

test('how they signed in goes too: factors, passkeys, devices, identities, and asking to be let in', async () => {
  await round();
  const connectionId = randomUUID();
  await query(
    `insert into sso_connection (brand_id, id, preset, name, issuer, client_id, sealed_secret, token_auth, claim_names)
     values ($1, $2, 'custom', 'ID', 'https://id.example.ru', '360', '\\x00', 'client_secret_basic', '{}')`,
    [brandId(), connectionId],
  );
  const own = 'from membership m where m.employee_id = $1';
  await query(
    `insert into account_factor (id, account_id, kind, name, sealed)
     select gen_random_uuid(), m.account_id, 'totp', $2, '\\x00' ${own}`,
    [person(3), word],
  );
  await query(
    `insert into account_factor (id, account_id, kind, name, credential_id, public_key, counter, rp_id)
     select gen_random_uuid(), m.account_id, 'passkey', $2, '\\x01', '\\x01', 0, 'x.ru' ${own}`,
    [person(3), word],
  );
  await query(`insert into account_recovery select m.account_id, $2 ${own}`, [person(3), word]);
  await query(
    `insert into trusted_device select gen_random_uuid(), m.account_id, $2, null, null, now() ${own}`,
    [person(3), word],
  );
  await query(`insert into sso_identity select m.brand_id, $2, $3, m.id, now() ${own}`, [
    person(3),
    connectionId,
    word,
  ]);
  const asked = (subject: string, email: string | null, by: string) =>
    query(
      `insert into sso_asked values ($1, gen_random_uuid(), $2, $3, $4, $5, 'unknown', now(), now())`,
      [brandId(), connectionId, subject, email, by],
    );
  await asked('other', canary.email.toUpperCase(), 'Он');
  await asked(word, null, 'Он же');
  await asked('somebody else', 'somebody@example.ru', 'Другой');
  await fire(person(3));
  expect(await erase([person(3)])).toEqual([person(3)]);
  expect(await holding()).toEqual([]);
  const left = await query<{ name: string }>('select name from sso_asked where brand_id = $1', [
    brandId(),
  ]);
  expect(left).toEqual([{ name: 'Другой' }]);
});

describe('of the reports about them', () => {
  beforeEach(async () => {
    await roundAbout();
    await fire(person(3));
  });

  test('one that stays has no name, and its PDF is made again', async () => {
    const before = await report(person(3));
    expect(before.subject).toContain(word);
    await query(
      `insert into report_pdf select brand_id, questionary_id, employee_id, kind,
         passed_participant_count, 'ru', 'other', '', convert_to($2, 'utf8'), now() from report where brand_id = $1`,
      [brandId(), word],
    );
    await erase([person(3)]);
    const after = await report(person(3));
    expect(after.subject).toBe('Бывший сотрудник 1');
    expect({ ...after, subject: '', participantProgressList: [] }).toEqual({
      ...before,
      subject: '',
      participantProgressList: [],
    });
    expect(await query('select from report_pdf where brand_id = $1', [brandId()])).toEqual([]);
    expect(await holding()).toEqual([]);
  });

  test('all go where the administrator chose that', async () => {
    await erase([person(3)], true);
    expect(await query('select from report where employee_id = $1', [person(3)])).toEqual([]);
    const { data } = (await house.call(getReportList, { token: asking.company.hrToken })).body;
    expect(data).toEqual([]);
    await asking.work();
    expect(await query('select from report where employee_id = $1', [person(3)])).toEqual([]);
  });
});

test('sheets of a named assessment go with the reports, and so do their keys', async () => {
  await roundAbout({ isAnonymous: false });
  await fire(person(3));
  const { id } = asking.questionary;
  const keyId = await query<{ key_id: string }>(
    'select key_id from sheet_key where questionary_id = $1',
    [id],
  );
  expect(keyId).toHaveLength(1);
  await erase([person(3)], true);
  expect(await query('select from sheet where questionary_id = $1', [id])).toEqual([]);
  await asking.work();
  expect(await house.context.keyring.open(brandId(), keyId[0]!.key_id)).toBeFalsy();
});

test('a namesake keeps the name in the same report, the same bell and the same log', async () => {
  const { last_name, first_name, middle_name } = canary;
  await name(person(4), { last_name, first_name, middle_name });
  await round({ isAnonymous: false });
  await fire(person(3));
  await query(
    `insert into delivery (brand_id, id, channel, recipient, type, payload) values
      ($1, gen_random_uuid(), 'email', 'other@example.ru', 'rights', $2)`,
    [
      brandId(),
      {
        news: {
          what: 'done',
          by: `${last_name} ${first_name}`,
          whom: 'Ким',
          email: 'k@e.ru',
          change: {},
        },
      },
    ],
  );
  await erase([person(3)]);
  const full = `${last_name} ${first_name} ${middle_name}`;
  const { participantProgressList } = await report();
  expect(participantProgressList.filter((one) => one.name === full)).toHaveLength(1);
  expect(participantProgressList.filter((one) => one.name === 'Участник')).toHaveLength(1);
  expect(await query(`select from employee where last_name = $1`, [last_name])).toHaveLength(1);
  expect(
    await query(`select from delivery where payload #>> '{news,by}' = $1`, [
      `${last_name} ${first_name}`,
    ]),
  ).toHaveLength(1);
});

test('letters to an address that somebody else has now stay', async () => {
  await asking.over();
  await fire(person(3));
  const newest = await query<{ id: string }>(
    `insert into delivery (brand_id, id, channel, recipient, type, payload) values
      ($1, gen_random_uuid(), 'email', 'next@example.ru', 'invitation', $2) returning id`,
    [brandId(), { employeeId: person(4) }],
  );
  await query(`insert into invitation values ($1, 'old', $2, 'next@example.ru')`, [
    brandId(),
    person(3),
  ]);
  await name(person(4), { email: 'next@example.ru' });
  await erase([person(3)]);
  expect(await query('select id from delivery where id = $1', [newest[0]!.id])).toEqual(newest);
});

test('who comes back under the same e-mail is somebody new', async () => {
  await asking.over();
  await fire(person(3));
  await erase([person(3)]);
  const { hrToken: token, positionId, subdivisionId } = asking.company;
  const body = {
    lastName: canary.last_name,
    firstName: canary.first_name,
    email: canary.email,
    positionId,
    subdivisionId,
    locale: 'ru' as const,
    inCompany: '2026-02-01',
    inPosition: '2026-02-01',
  };
  const { status, body: made } = await house.call(employeeCalls.create, { token, body });
  expect(status).toBe(200);
  expect(made.data.id).not.toBe(person(3));
  const typed = await house.call(employeeCalls.create, {
    token,
    body: { ...body, email: 'erased:1' },
  });
  expect(typed.status).toBe(400);
});

test('an account of another company stays as it is there', async () => {
  await asking.over();
  await fire(person(3));
  const [other] = await query<{ id: string }>('select id from brand where id <> $1 limit 1', [
    brandId(),
  ]);
  const [{ id: accountId } = { id: '' }] = await query<{ id: string }>(
    'select id from account where email = $1',
    [canary.email],
  );
  await query(
    `insert into membership (brand_id, id, account_id, roles) values ($1, gen_random_uuid(), $2, '{ROLE_EMPLOYEE}')`,
    [other!.id, accountId],
  );
  await erase([person(3)]);
  expect(await holding()).toEqual(['public.account']);
  expect(await query('select from membership where account_id = $1', [accountId])).toHaveLength(1);
  expect(await query('select from session where account_id = $1', [accountId])).toEqual([]);
});

test('several get numbers of their own, and nobody is erased twice', async () => {
  await asking.over();
  for (const at of [3, 4]) await fire(person(at));
  await query(`update brand set default_locale = 'en' where id = $1`, [brandId()]);
  expect((await erase([person(3), person(4)])).length).toBe(2);
  expect(await erase([person(3), person(4)])).toEqual([]);
  await fire(person(5));
  await erase([person(5)]);
  const rows = await query<{ name: string }>(
    `select last_name || ' ' || first_name as name from employee where brand_id = $1 and erased_number is not null
     order by erased_number`,
    [brandId()],
  );
  expect(rows.map((row) => row.name)).toEqual([1, 2, 3].map((n) => `Former employee ${n}`));
});

test('who works here, is asked in an open round or left lately is left alone, and nothing of theirs', async () => {
  const now = house.context.now();
  const ids = [2, 3, 4, 5, 6].map(person);
  await fire(person(3));
  for (const at of [4, 5]) await fire(person(at));
  await query(
    `delete from questionary_participant where questionary_id = $1 and employee_id = any($2)`,
    [asking.questionary.id, [person(4), person(5), person(6)]],
  );
  await query(
    `insert into former_name values ($1, gen_random_uuid(), $2, 'a', 'b', 'a@b.ru', $3, $3)`,
    [brandId(), person(4), now],
  );
  const found = await withScope((scope) => findHindrances(scope, ids, now));
  expect(ids.map((id) => found.get(id))).toEqual([
    'worksHere',
    'isOpen',
    'leftLately',
    undefined,
    'worksHere',
  ]);
  const before = await query('select * from employee where id = any($1) order by id', [
    ids.filter((id) => id !== person(5)),
  ]);
  expect(await erase(ids)).toEqual([person(5)]);
  expect(
    await query('select * from employee where id = any($1) order by id', [
      ids.filter((id) => id !== person(5)),
    ]),
  ).toEqual(before);
});

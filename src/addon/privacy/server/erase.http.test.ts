import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { encryptFor, openFor } from '#addon/source/server/sealed.ts';
import { makeReportArchive } from '#core/report/contract/report-archive.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { sendReport } from '#core/report/contract/report-send.ts';
import { startErasing } from '#test/erasing.ts';

/** Nothing is left of somebody who was erased but what others' reports rest on (rule 114). */
const erasing = startErasing();
const { asking, house, query, person, brandId, fire, erase, report, holding, round } = erasing;

/** One about the person who is to be erased. */
const roundAbout = (given: Parameters<typeof round>[0] = {}) => {
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

test('no table holds a word of the person, and others’ reports are the same but for the name', async () => {
  const before = await round({ isAnonymous: false });
  const sent = await house.call(sendReport, {
    token: asking.company.hrToken,
    body: {
      questionaryId: asking.questionary.id,
      employeeId: person(0),
      text: 'Коллеге',
      emailList: [erasing.canary.email],
      slackList: [],
    },
  });
  expect(sent.status).toBe(200);
  await say();
  await query('update assignment set decline_note = $2 where participant_id = $1', [
    person(3),
    `Спросите ${erasing.canary.last_name}`,
  ]);
  await query(
    `with run as (
       insert into people_run values ($1, gen_random_uuid(), 'file', 'a.csv', null, now(), '{}')
       returning id)
     insert into people_run_person select $1, id, $2, 'changed', $3, '{}' from run`,
    [brandId(), person(3), { lastName: erasing.canary.last_name }],
  );
  const returning = { id: person(3), name: erasing.canary.last_name };
  await wait('waiting', { people: { returned: [returning] } });
  await query('insert into scim_user values ($1, $2, $3)', [
    brandId(),
    person(3),
    erasing.canary.email,
  ]);
  await fire(person(3));
  expect(await holding()).toContain('public.assignment');
  expect(await holding()).toContain('public.scim_user');
  expect(await holding()).toContain('public.people_run');
  expect(await holding()).toContain('public.people_run_person');
  expect(await erase([person(3)])).toEqual([person(3)]);
  expect(await holding()).toEqual([]);
  const after = await report();
  const { participantProgressList: named, ...rest } = before;
  const { participantProgressList: nameless, ...same } = after;
  expect(JSON.stringify(same)).toBe(JSON.stringify(rest));
  const others = named.filter(({ name: one }) => !one.includes(erasing.word));
  expect(nameless.toSorted(byText)).toEqual(
    [...others, { type: 'colleague', name: 'Участник' }].toSorted(byText),
  );
  expect(named.length).toBe(nameless.length);
});
/** What letters, bells and lists of others say of the person, and files that were made with the name. */
async function say(): Promise<void> {
  const [name, shown] = [
    `${erasing.canary.last_name} ${erasing.canary.first_name}`,
    { what: 'done', change: {} },
  ];
  const [hr] = await query<{ id: string }>(
    `select id from membership where brand_id = $1 and 'ROLE_HR' = any (roles) limit 1`,
    [brandId()],
  );
  const own = `(select account_id::text from membership where employee_id = '${person(3)}')`;
  const letter = (type: string, payload: object, more = "'{}'::jsonb") =>
    query(
      `insert into delivery (brand_id, id, channel, recipient, type, payload)
       values ($1, gen_random_uuid(), 'email', 'boss@example.ru', $2, $3::jsonb || ${more})`,
      [brandId(), type, payload],
    );
  await letter('rights', { news: { ...shown, by: name, whom: 'Ким', email: 'k@e.ru' } });
  await letter('rights', {
    news: { ...shown, by: 'Ким', whom: name, email: erasing.canary.email },
  });
  await letter('sso', { news: { what: 'made', about: 'ID', by: name } });
  await letter('settings', { by: name });
  await letter('factor', { network: erasing.word }, `jsonb_build_object('accountId', ${own})`);
  const bell = (type: string, values: object) =>
    query(
      `insert into notification (brand_id, id, membership_id, type, values, created_at)
       values ($1, gen_random_uuid(), $2, $3, $4, now())`,
      [brandId(), hr!.id, type, values],
    );
  await bell('rights', { by: name, whom: 'Ким', email: 'k@e.ru' });
  await bell('rights', { by: 'Ким', whom: name, email: erasing.canary.email });
  const { last_name: lastName, first_name: firstName } = erasing.canary;
  const task = { kind: 'choose', count: 1, until: null, name, role: null };
  await bell('tasks', { taskList: [{ ...task, person: { lastName, firstName } }] });
  await query(
    `insert into former_name values ($1, gen_random_uuid(), $2, $3, 'Она', $4, '2025-01-01', '2025-06-01')`,
    [brandId(), person(3), `Прежняя${erasing.word}`, `former-${erasing.word}@example.ru`],
  );
  await query(
    `insert into report_sending (brand_id, questionary_id, employee_id, id, text, sender_name,
       sender_email, locale, created_at)
     select brand_id, questionary_id, employee_id, gen_random_uuid(), $2, $3, $4, 'ru', now()
     from report where brand_id = $1`,
    [brandId(), erasing.word, name, erasing.canary.email],
  );
  await query(
    `insert into report_pdf select brand_id, questionary_id, employee_id, kind,
       passed_participant_count, 'ru', 'other', $2, '\\x00', now() from report where brand_id = $1`,
    [brandId(), erasing.word],
  );
}
/** A source's file that waits, with a line of the person. */
async function wait(state: string, outlook: object): Promise<string> {
  const id = randomUUID();
  const { last_name: last, first_name: first, email } = erasing.canary;
  const file = Buffer.from(
    `Фамилия;Имя;E-mail;Дата увольнения\n${last};${first};${email};10.01.2026`,
  );
  await query(
    `insert into people_run (brand_id, id, origin, name, source_name, state, at, counts, outlook, sealed_file)
     values ($1, $2, 'source', 'b.csv', 'ЗУП', $3, now(), '{}', $4, $5)`,
    [brandId(), id, state, outlook, await encryptFor(house.context.keyring, id, file)],
  );
  return id;
}
const byText = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));

test('a sealed file that waits is ended, and HR told, though nothing that is shown of it names the person', async () => {
  const ids = [await wait('waiting', { people: {} }), await wait('stopped', { people: {} })];
  const opened = async () => {
    const rows = await query<{ id: string; sealed: Buffer }>(
      'select id, sealed_file as sealed from people_run where sealed_file is not null',
    );
    const files = rows.map(({ id, sealed }) => openFor(house.context.keyring, id, sealed));
    return (await Promise.all(files)).filter((file) => file?.includes(erasing.word)).length;
  };
  expect(await opened()).toBe(2);
  await asking.over();
  await fire(person(3));
  expect(await erase([person(3)])).toEqual([person(3)]);
  expect(await opened()).toBe(0);
  const ended = await query<{ id: string; state: string }>(
    'select id, state from people_run where brand_id = $1 order by state, id',
    [brandId()],
  );
  expect(ended).toEqual(ids.toSorted().map((id) => ({ id, state: 'refused' })));
  const told = `select distinct values ->> 'runId' as id from notification
    where brand_id = $1 and type = 'source' and values ->> 'what' = 'ended' order by 1`;
  expect(await query(told, [brandId()])).toEqual(ids.toSorted().map((id) => ({ id })));
});

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
    [person(3), erasing.word],
  );
  await query(
    `insert into account_factor (id, account_id, kind, name, credential_id, public_key, counter, rp_id)
     select gen_random_uuid(), m.account_id, 'passkey', $2, '\\x01', '\\x01', 0, 'x.ru' ${own}`,
    [person(3), erasing.word],
  );
  await query(`insert into account_recovery select m.account_id, $2 ${own}`, [
    person(3),
    erasing.word,
  ]);
  await query(
    `insert into trusted_device select gen_random_uuid(), m.account_id, $2, null, null, now() ${own}`,
    [person(3), erasing.word],
  );
  await query(`insert into sso_identity select m.brand_id, $2, $3, m.id, now() ${own}`, [
    person(3),
    connectionId,
    erasing.word,
  ]);
  const asked = (subject: string, email: string | null, by: string) =>
    query(
      `insert into sso_asked values ($1, gen_random_uuid(), $2, $3, $4, $5, 'unknown', now(), now())`,
      [brandId(), connectionId, subject, email, by],
    );
  await asked('other', erasing.canary.email.toUpperCase(), 'Он');
  await asked(erasing.word, null, 'Он же');
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
    expect(before.subject).toContain(erasing.word);
    const ended = {
      questionaryId: asking.questionary.id,
      name: `360: ${erasing.canary.last_name} ${erasing.canary.first_name}`,
    };
    await query(
      `insert into notification (brand_id, id, membership_id, type, values, created_at)
       select brand_id, gen_random_uuid(), id, 'questionaryEnd', $2, now() from membership
       where brand_id = $1 and 'ROLE_HR' = any (roles)`,
      [brandId(), ended],
    );
    await query(
      `insert into report_pdf select brand_id, questionary_id, employee_id, kind,
         passed_participant_count, 'ru', 'other', '', convert_to($2, 'utf8'), now() from report where brand_id = $1`,
      [brandId(), erasing.word],
    );
    await erase([person(3)]);
    const after = await report(person(3));
    expect(after.subject).toBe('Бывший сотрудник 1');
    const { subjectParts, ...rest } = before;
    expect(subjectParts?.lastName).toBe(erasing.canary.last_name);
    expect({ ...after, subject: '', participantProgressList: [] }).toEqual({
      ...rest,
      subject: '',
      participantProgressList: [],
    });
    expect(await query('select from report_pdf where brand_id = $1', [brandId()])).toEqual([]);
    expect(await holding()).toEqual([]);
  });

  test('all go where the administrator chose that, and so do files that hold them', async () => {
    const made = await house.call(makeReportArchive, {
      token: asking.company.hrToken,
      body: { questionaryIdList: [asking.questionary.id] },
    });
    expect(made.status).toBe(200);
    await erase([person(3)], true);
    expect(await query('select from report where employee_id = $1', [person(3)])).toEqual([]);
    const { data } = (await house.call(getReportList, { token: asking.company.hrToken })).body;
    expect(data).toEqual([]);
    expect(await query('select from report_archive where brand_id = $1', [brandId()])).toEqual([]);
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

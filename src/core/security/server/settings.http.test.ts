import { beforeEach, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import {
  getCompanySettings,
  updateCompanySettings,
} from '#core/company/contract/company-settings.ts';
import { getSecuritySettings, updateSecuritySettings } from '#core/security/contract/security.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const box = startMailbox();
const house = startApp(box.env);
let own: Company;
let superToken: string;
let adminToken: string;
let made = 0;

beforeEach(async () => {
  made += 1;
  house.setNow(testNow);
  own = await makeCompany(house.context.database, new Date(testNow), { slug: `guarded-${made}` });
  superToken = (await enter(house.context, own, ['ROLE_SUPER_ADMIN'])).token;
  adminToken = (await enter(house.context, own, ['ROLE_ADMIN'])).token;
});

const read = async (token = superToken) =>
  (await house.call(getSecuritySettings, { token })).body.data;
const save = (body: object, token = superToken) =>
  house.call(updateSecuritySettings, { token, body });
const refusalOf = async (body: object) => {
  const { status, body: said } = await save(body);
  return [status, said.errors?.map(({ path, key }) => [path, key])];
};

const domains = { share: 'domains' as const, shareDomainList: ['Partner.ru ', 'завод.рф'] };
const kept = { share: 'domains', shareDomainList: ['partner.ru', 'завод.рф'] };

test('a super admin decides, other admins read it', async () => {
  const { status, body } = await save(domains);
  expect([status, body.data, body.message]).toEqual([
    200,
    expect.objectContaining({ ...kept, version: 2 }),
    'Настройки безопасности сохранены',
  ]);
  expect(await read(adminToken)).toEqual(body.data);
  expect((await save({ share: 'anywhere' }, adminToken)).status).toBe(403);
  const { token } = await enter(house.context, own, ['ROLE_HR']);
  expect((await house.call(getSecuritySettings, { token })).status).toBe(403);
  const { body: me } = await house.call(getCurrentUserInfo, { token });
  expect(me.data).toMatchObject(kept);
});

test('what a card leaves out stays, and so do the company’s other settings', async () => {
  await save(domains);
  const { body } = await save({ addressKept: 'full' });
  expect(body.data).toMatchObject({ ...kept, addressKept: 'full', version: 3 });
  const settings = await house.call(getCompanySettings, { token: adminToken });
  const { domain: _, version: __, ...form } = settings.body.data;
  const saved = { ...form, letterHour: 8 };
  await house.call(updateCompanySettings, { token: adminToken, body: saved });
  expect(await read()).toMatchObject({ ...kept, addressKept: 'full' });
});

test('its change is in the log, with what was and is', async () => {
  await save(domains);
  const { body } = await house.call(getAuditList, { token: superToken });
  expect(body.data[0]).toMatchObject({
    verb: 'update',
    kind: 'brand',
    details: {
      fieldList: ['share', 'shareDomainList'],
      settingList: [
        { field: 'share', before: 'members', after: 'domains' },
        { field: 'shareDomainList', before: '', after: 'partner.ru,завод.рф' },
      ],
    },
  });
});

test('all super admins are told by letter what has changed, and nobody else', async () => {
  await enter(house.context, own, ['ROLE_SUPER_ADMIN']);
  await save(domains);
  await save(domains);
  const { pool } = house.context.database;
  const { rows } = await pool.query(
    `select payload from delivery where brand_id = $1 and type = 'settings'`,
    [own.brandId],
  );
  expect(rows.map(({ payload }) => payload.fieldList)).toEqual([
    ['share', 'shareDomainList'],
    ['share', 'shareDomainList'],
  ]);
  box.mails.length = 0;
  await runDueJobs(house.context, tasks);
  const told = box.mails.filter(
    ({ subject }) => subject === `Изменены настройки безопасности: guarded-${made}`,
  );
  expect(told).toHaveLength(2);
  expect(told[0]?.text).toContain('куда отправлять отчёты; домены, куда можно отправлять отчёты');
});

test('of two who change them at once, the later one is shown what the first has saved', async () => {
  await save({ share: 'anywhere', version: 1 });
  const late = await save({ ...domains, version: 1 });
  expect([late.status, late.body.code, late.body.data]).toEqual([
    409,
    8,
    expect.objectContaining({ share: 'anywhere', version: 2 }),
  ]);
});

test.each([
  [{ share: 'domains', shareDomainList: [] }, 'shareDomainList', 'validation.required'],
  [{ share: 'domains' }, 'shareDomainList', 'validation.required'],
  [{ shareDomainList: ['localhost'] }, 'shareDomainList.0', 'companySecurity.share.invalidDomain'],
  [
    { shareDomainList: ['a.ru', 'A.ru'] },
    'shareDomainList',
    'companySecurity.share.repeatedDomain',
  ],
  [{ share: 'nobody' }, 'share', 'validation.invalid'],
  [{ addressKept: 'half' }, 'addressKept', 'validation.invalid'],
  [{ reportMonths: 5 }, 'reportMonths', 'validation.invalid'],
  [{ privacyEmail: 'nobody' }, 'privacyEmail', 'validation.invalidEmail'],
  [
    { shareDomainList: Array.from({ length: 21 }, (_, at) => `a${at}.ru`) },
    'shareDomainList',
    'validation.tooMany',
  ],
])('%j is refused at its field', async (given, path, key) => {
  expect(await refusalOf(given)).toEqual([400, [[path, key]]]);
  expect(await read()).toMatchObject({ version: 1 });
});

test('a new term is told anew before its first night; the other one is left alone (rule 113)', async () => {
  const { pool } = house.context.database;
  const told = async () =>
    (
      await pool.query(
        'select former_told_at is not null as former, reports_told_at is not null as reports from brand where id = $1',
        [own.brandId],
      )
    ).rows[0];
  await save({ reportMonths: 60, formerMonths: 36, privacyEmail: 'Data@Example.ru' });
  await pool.query('update brand set former_told_at = now(), reports_told_at = now()');
  const { body } = await save({ addressKept: 'full' });
  expect([body.data, await told()]).toMatchObject([
    { reportMonths: 60, formerMonths: 36, privacyEmail: 'data@example.ru' },
    { former: true, reports: true },
  ]);
  await save({ reportMonths: 24 });
  expect(await told()).toEqual({ former: true, reports: false });
});

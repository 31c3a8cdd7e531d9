import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/contract/all.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { sendReport } from '#core/report/contract/report-send.ts';
import type { Role } from '#platform/contract/call/access.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { type Locale, locales } from '#platform/texts/t.ts';
import { inBrand, makeLeaders } from '#test/factories.ts';
import { startApp } from '#test/start/start-app.ts';
import { employee, profile } from './bodies.ts';
import type { Request } from './fixture.ts';
import { fixtures } from './fixtures.ts';
import { makeWorld } from './make-world.ts';
import type { Made, World } from './world.ts';

/**
 * What a stolen session of each role reaches, without a proof: the table of the page about security, in both languages,
 * line by line (rule 97).
 */
const house = startApp();
let made: Made;
const newcomer = 'leak@evil.example';

const columns: readonly Role[] = [
  'ROLE_EMPLOYEE',
  'ROLE_MANAGER',
  'ROLE_DIRECTOR',
  'ROLE_HR',
  'ROLE_ADMIN',
  'ROLE_SUPER_ADMIN',
];
type Reach = 'alone' | 'proof' | 'never';
const words: Record<Locale, Record<string, Reach>> = {
  ru: { да: 'alone', подтверждение: 'proof', '–': 'never' },
  en: { yes: 'alone', proof: 'proof', '–': 'never' },
};
const pages = { ru: 'docs/security.md', en: 'docs/security.en.md' };
const headings = { ru: 'С украденным сеансом', en: 'With a stolen session' };

/** The rows of that table below its two lines of heading, as cells. */
function tableOf(locale: Locale): string[][] {
  const lines = readFileSync(fromRoot(pages[locale]), 'utf8').split('\n');
  const rows = lines.slice(lines.findIndex((line) => line.startsWith(`| ${headings[locale]}`)) + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
const tables = { ru: tableOf('ru'), en: tableOf('en') };

const find = (name: string): Endpoint => endpoints.find((one) => one.name === name)!;
type Ask = (token: string) => Promise<{ status: number; body: { code?: number } }>;
const call =
  (endpoint: Endpoint, request: (world: World) => Request): Ask =>
  (token) =>
    house.call(endpoint, { ...request(made.world), token });
/** As the suite of all calls makes it. */
const fixture = (name: string): Ask => call(find(name), fixtures[name]!.own);
const open = fixture('getReport');
const send = (email: (world: World) => string) =>
  call(sendReport, (world) => ({
    body: {
      questionaryId: world.doneId,
      employeeId: world.subjectId,
      text: 'Текст',
      beforeOpening: true,
      emailList: [email(world)],
    },
  }));

/** While the manager leads whom the report is about. */
const leading =
  (ask: Ask): Ask =>
  async (token) => {
    const { subjectId, managerId } = made.world;
    const { database } = house.context;
    const { rows } = await database.pool.query<{ id: string }>(
      'select brand_id as id from employee where id = $1',
      [subjectId],
    );
    await inBrand(database, rows[0]!.id, (scope) => makeLeaders(scope, subjectId, [managerId]));
    try {
      return await ask(token);
    } finally {
      await database.pool.query('delete from employee_leader where leader_id = $1', [managerId]);
    }
  };
const sendInside = send(({ raterEmail }) => raterEmail);

/** How each line of the table is tried, by its English words. */
const lines: Record<string, Ask> = {
  'open a report about someone they don’t lead': open,
  'open a report about someone they lead': leading(open),
  'send such a report to a colleague': leading(sendInside),
  'send such a report to an email entered within a day': leading(send(() => newcomer)),
  'open, save or send the 31st such report within an hour': leading(async (token) => {
    for (let count = 0; count < 29; count += 1) await open(token);
    await sendInside(token);
    return open(token);
  }),
  'read the directory of employees': call(employeeCalls.list, () => ({})),
  'add an employee': fixture('createEmployee'),
  'create an assessment': fixture('createQuestionary'),
  'merge two employees': fixture('mergeEmployeeDuplicates'),
  'change someone’s email': call(find('updateAnyProfile'), (world) => ({
    params: { id: world.subjectId },
    body: { ...profile(world), email: newcomer },
  })),
  'download the list of employees': fixture('exportEmployees'),
  'read the activity log': fixture('getAuditList'),
  'change the company’s settings': fixture('updateCompanySettings'),
  'ask for a former employee to be erased, which waits a day': fixture('askErasure'),
  'change how people sign in, from where and for how long': fixture('updateSecuritySettings'),
  'give someone rights': fixture('createUser'),
  'take a user’s rights; those of a super admin a day later': fixture('deleteUser'),
  'create an API key': fixture('makeKey'),
  'add a passkey or a second factor to the account': fixture('beginTotp'),
  'prepare the file with everything that’s kept about them': fixture('makeMyData'),
};

beforeAll(async () => {
  made = await makeWorld(house, 'stolen');
  const body = { ...employee(made.world), email: newcomer };
  const created = await house.call(employeeCalls.create, { token: made.tokens.ROLE_HR, body });
  expect(created.status).toBe(200);
  await house.context.database.pool.query(`update brand set share = 'members'`);
  house.setNow('2026-06-15T09:10:00Z');
});

const reachOf = async (ask: Ask, role: Role): Promise<Reach> => {
  const { status, body } = await ask(made.tokens[role]);
  if (status < 300) return 'alone';
  return status === 403 && body.code === 16 ? 'proof' : 'never';
};

test('every line of the table is tried, and stands in both languages', () => {
  expect(tables.en.map(([what]) => what)).toEqual(Object.keys(lines));
  for (const locale of locales)
    expect(tables[locale].map((cells) => cells.length)).toEqual(tables.en.map(() => 7));
});

describe('with a stolen session', () => {
  test.each(Object.entries(lines).map(([what, ask], at) => [what, ask, at] as const))(
    '%s',
    async (_, ask, at) => {
      const found: Reach[] = [];
      for (const role of columns) found.push(await reachOf(ask, role));
      const said = (locale: Locale) =>
        tables[locale][at]?.slice(1).map((cell) => words[locale][cell]);
      expect({ ru: said('ru'), en: said('en') }).toEqual({ ru: found, en: found });
    },
  );
});

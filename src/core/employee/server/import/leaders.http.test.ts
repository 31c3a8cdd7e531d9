import { beforeEach, describe, expect, test } from 'vitest';
import { exportEmployees } from '#core/employee/contract/employee.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { type Company, inBrand, makeCompany, makePerson } from '#test/factories.ts';
import { startApp } from '#test/start/start-app.ts';

/** The column of leaders (rule 83). Every file is of people at one place. */
const house = startApp();
const header = 'Фамилия;Имя;E-mail;Должность;Подразделение;Дата приёма;E-mail руководителя';
const line = (login: string, leaders: string) =>
  [
    `${login}ов`,
    'Ян',
    `${login}@zavod.ru`,
    'Инженер',
    'Разработка',
    '01.02.2020',
    `"${leaders}"`,
  ].join(';');
const file = (...lines: string[]) => [header, ...lines].join('\n');

let company: Company;
beforeEach(async () => {
  const { database, now } = house.context;
  company = await makeCompany(database, now(), { howMany: 0 });
});

async function send(
  bytes: string | Uint8Array,
  { dryRun = 'false', ...form }: Record<string, string> = {},
) {
  const name = 'people';
  const request = { token: company.hrToken, query: { dryRun }, body: form };
  return (await house.call(importEmployees, { ...request, file: { bytes, name } })).body;
}
const query = async (text: string, ...values: unknown[]) =>
  (await house.context.database.pool.query(text, values)).rows;
/** `who: leader leader`, by what stands before the @. */
const structure = async () => {
  const rows = await query(
    `select split_part(e.email, '@', 1) || ': '
       || string_agg(split_part(b.email, '@', 1), ' ' order by l.place) as line
     from employee_leader l
     join employee e on e.id = l.employee_id join employee b on b.id = l.leader_id
     where l.brand_id = $1 group by e.email order by e.email`,
    company.brandId,
  );
  return rows.map((row) => row.line);
};
const problemsOf = async (...lines: string[]) =>
  (await send(file(...lines))).problemList.map(
    ({ message, rowCount }) => `${message.replace('E-mail руководителя: ', '')}: ${rowCount}`,
  );

describe('leaders from a file', () => {
  test('stand in it anywhere or in the directory, several in a cell', async () => {
    await send(file(line('old', '')));
    const bytes = file(
      line('a', 'c@zavod.ru, OLD@zavod.ru'),
      line('b', 'a@zavod.ru'),
      line('c', ''),
    );
    const dry = await send(bytes, { dryRun: 'true' });
    expect([dry.created, dry.leadersChanged, dry.firstRows[0]?.managerEmail]).toEqual([
      3,
      2,
      'c@zavod.ru, old@zavod.ru',
    ]);
    expect(await structure()).toEqual([]);
    expect((await send(bytes)).leadersChanged).toBe(2);
    expect(await structure()).toEqual(['a: c old', 'b: a']);
  });

  test.each([',', '; ', '\n'])('are told apart by %j', async (between) => {
    await send(file(line('b', ''), line('c', '')));
    await send(file(line('a', ['b@zavod.ru', 'c@zavod.ru'].join(between))));
    expect(await structure()).toEqual(['a: b c']);
  });

  test('replace those who are there, an empty cell leaves none, and no column changes nothing', async () => {
    await send(
      file(line('a', ''), line('b', ''), line('c', 'a@zavod.ru'), line('d', 'a@zavod.ru')),
    );
    const withoutColumn = (text: string) =>
      text
        .split('\n')
        .map((row) => row.split(';').slice(0, 6).join(';'))
        .join('\n');
    expect((await send(withoutColumn(file(line('c', 'b@zavod.ru'))))).unchanged).toBe(1);
    expect(await structure()).toEqual(['c: a', 'd: a']);
    const changed = await send(file(line('c', 'b@zavod.ru;a@zavod.ru'), line('d', '')));
    expect([changed.updated, changed.firstRows.map((row) => row.changed)]).toEqual([
      2,
      [['managerEmail'], ['managerEmail']],
    ]);
    expect(await structure()).toEqual(['c: b a']);
  });

  test('make forms stale that were opened before, and are in the log at the leader', async () => {
    await send(file(line('a', ''), line('c', '')));
    const versions = () =>
      query(
        `select m.id, m.version as user, c.version as person
         from employee a join membership m on m.employee_id = a.id and m.brand_id = a.brand_id
           join employee c on c.brand_id = a.brand_id and c.email = 'c@zavod.ru'
         where a.brand_id = $1 and a.email = 'a@zavod.ru'`,
        company.brandId,
      );
    const [before] = await versions();
    await send(file(line('c', 'a@zavod.ru')));
    const after = { id: before.id, user: before.user + 1, person: before.person + 1 };
    expect(await versions()).toEqual([after]);
    const noted = await query(
      `select verb, details from audit where kind = 'user' and entity_id = $1`,
      before.id,
    );
    expect(noted).toEqual([{ verb: 'update', details: { fieldList: ['employeeList'] } }]);
  });

  test.each(['csv', 'xlsx'])('given out as %s come in unchanged', async (format) => {
    await send(file(line('a', 'b@zavod.ru, c@zavod.ru'), line('b', 'c@zavod.ru'), line('c', '')));
    await query(`update employee set fired_at = '2026-06-01' where email = 'c@zavod.ru'`);
    const out = await house.call(exportEmployees, { token: company.hrToken, query: { format } });
    const back = await send(out.bytes);
    expect([back.unchanged, back.updated, back.leadersChanged]).toEqual([2, 0, 0]);
    expect(await structure()).toEqual(['a: b c', 'b: c']);
  });
});

describe('refused, each problem once', () => {
  test('anybody who is in no file and no directory, another company’s people among them', async () => {
    const { database, now } = house.context;
    const { brandId, ...place } = await makeCompany(database, now(), { howMany: 0 });
    await inBrand(database, brandId, (scope) =>
      makePerson(scope, { ...place, email: 'foreign@zavod.ru' }),
    );
    expect(await problemsOf(line('a', 'foreign@zavod.ru'), line('b', 'foreign@zavod.ru'))).toEqual([
      'нет сотрудника «foreign@zavod.ru» ни в файле, ни в справочнике: 2',
    ]);
    expect(await structure()).toEqual([]);
  });

  test('a circle of two, also with what is saved; a longer one is taken', async () => {
    const circle = ['двое не могут быть руководителями друг друга: 1'];
    await send(file(line('a', ''), line('b', 'a@zavod.ru')));
    expect(await problemsOf(line('a', 'b@zavod.ru'))).toEqual(circle);
    // Turned around in one file it is none.
    await send(file(line('a', 'b@zavod.ru'), line('b', '')));
    expect(await structure()).toEqual(['a: b']);
    await send(file(line('b', 'c@zavod.ru'), line('c', 'a@zavod.ru')));
    expect(await structure()).toEqual(['a: b', 'b: c', 'c: a']);
  });

  test('more than a person may have, and then none of them is named', async () => {
    const crowd = Array.from({ length: 1200 }, (_, n) => `x${n}`).join(',');
    expect(await problemsOf(line('a', crowd))).toEqual(['не больше 20 руководителей: 1']);
  });

  test('anybody who has left, unless the same file brings them back', async () => {
    await send(file(line('a', ''), line('b', '')));
    await query(`update employee set fired_at = '2026-06-01' where email = 'a@zavod.ru'`);
    const rows = [line('a', ''), line('b', 'a@zavod.ru')];
    expect(await problemsOf(...rows)).toEqual(['сотрудник «a@zavod.ru» уволен: 1']);
    expect((await send(file(...rows), { takeBack: 'true' })).restored).toBe(1);
    expect(await structure()).toEqual(['b: a']);
  });

  test('a circle of two with the person who comes back with the file', async () => {
    await send(file(line('a', ''), line('b', 'a@zavod.ru')));
    await query(`update employee set fired_at = '2026-06-01' where email = 'a@zavod.ru'`);
    const turned = line('a', 'b@zavod.ru');
    const { problemList } = await send(file(turned), { takeBack: 'true' });
    expect(problemList.map(({ message }) => message)).toEqual([
      'E-mail руководителя: двое не могут быть руководителями друг друга',
    ]);
    await send(file(turned, line('b', '')), { takeBack: 'true' });
    expect(await structure()).toEqual(['a: b']);
  });

  test('a row that is wrong otherwise still is somebody’s leader', async () => {
    const wrong = line('a', '').replace('01.02.2020', 'скоро');
    expect(await problemsOf(wrong, line('b', 'a@zavod.ru'))).toEqual([
      'Дата приёма: это не дата. Пишите так: 31.12.2025: 1',
    ]);
  });

  test('a name that several have; one that only one has is taken', async () => {
    await send(file(line('a', '')));
    const namesake = line('b', '').replace('bов', 'aов');
    expect(await problemsOf(namesake, line('c', 'aов Ян'))).toEqual([
      'сотрудников «\u0430ов Ян» несколько. Укажите e-mail.: 1',
    ]);
    await send(file(line('c', 'Ян aОВ'), line('d', 'aов  Ян')));
    expect(await structure()).toEqual(['c: a', 'd: a']);
  });
});

const leaveOut = { leaveLeadersOut: 'true' };
describe('leaders who can’t be', () => {
  test('are named with their rows, and left out when that is wished; nothing else is', async () => {
    await send(file(line('a', ''), line('gone', '')));
    await query(`update employee set fired_at = '2026-06-01' where email = 'gone@zavod.ru'`);
    const bytes = file(
      line('b', 'Совет Директоров; a@zavod.ru'),
      line('c', 'совет  директоров, gone@zavod.ru'),
      line('d', 'goneов Ян'),
      line('e', 'e@zavod.ru'),
    );
    const row = (rowIndex: number, value: string) => ({ rowIndex, value });
    const nobodyElse = { meant: null, proposals: [] };
    const missingLeaders = [
      {
        name: 'Совет Директоров',
        reason: 'unknown',
        count: 2,
        rowList: [row(2, 'bов Ян'), row(3, 'сов Ян')],
        ...nobodyElse,
      },
      {
        name: 'gone@zavod.ru',
        reason: 'left',
        count: 1,
        rowList: [row(3, 'сов Ян')],
        ...nobodyElse,
      },
      { name: 'goneов Ян', reason: 'left', count: 1, rowList: [row(4, 'dов Ян')], ...nobodyElse },
      { name: 'e@zavod.ru', reason: 'own', count: 1, rowList: [row(5, 'еов Ян')], ...nobodyElse },
    ];
    const refused = await send(bytes);
    expect([refused.missingLeaders, refused.errorRowCount]).toEqual([missingLeaders, 4]);
    expect(await structure()).toEqual([]);
    const taken = await send(bytes, leaveOut);
    expect([taken.missingLeaders, taken.created, taken.leadersChanged]).toEqual([
      missingLeaders,
      4,
      1,
    ]);
    expect(await structure()).toEqual(['b: a']);
    // What was left out of one file is asked anew in the next.
    expect((await send(bytes)).errorRowCount).toBe(4);
  });

  test('leave a person the leaders they have, unless the file names another; a dash is nobody', async () => {
    const people = [line('a', ''), line('b', ''), line('c', 'a@zavod.ru')];
    await send(file(...people, line('d', 'a@zavod.ru'), line('e', 'a@zavod.ru')));
    const next = file(
      line('c', 'Кто-то Ещё'),
      line('d', 'Кто-то Ещё, b@zavod.ru'),
      line('e', ' — '),
    );
    const taken = await send(next, leaveOut);
    expect([taken.unchanged, taken.leadersChanged]).toEqual([1, 2]);
    expect(await structure()).toEqual(['c: a', 'd: b']);
  });

  test('are still wrong where two lead each other, or the cell holds no address', async () => {
    const rows = [line('a', 'b@zavod.ru'), line('b', 'a@zavod.ru'), line('c', 'a@x.ru b@x.ru')];
    const { problemList } = await send(file(...rows), leaveOut);
    expect(problemList.map(({ rowCount }) => rowCount)).toEqual([2, 1]);
  });

  test('more than a company has are those of another column', async () => {
    const rows = Array.from({ length: 1001 }, (_, at) => line(`p${at}`, `Некто № ${at}`));
    const { problemList, missingLeaders, errorRowCount } = await send(file(...rows), leaveOut);
    expect([problemList.map(({ message }) => message), errorRowCount]).toEqual([
      [
        'E-mail руководителя: больше 1000 руководителей, которых нет в справочнике. Проверьте, тот ли столбец выбран.',
      ],
      1,
    ]);
    expect(missingLeaders).toHaveLength(1000);
  });
});

describe('leaders who are misspelt', () => {
  const petrov = (login: string) => line(login, '').replace(`${login}ов;Ян`, 'Петров;Кирилл');
  const meaning = (leaders: object) => ({ leaders: JSON.stringify(leaders) });

  test('are named with people near them, of the directory and of the file', async () => {
    await send(file(petrov('a')));
    const { missingLeaders } = await send(
      file(petrov('petrov'), line('c', 'Петров Кирил'), line('d', 'petrof@zavod.ru')),
      { dryRun: 'true', leaveLeadersOut: 'true' },
    );
    expect(
      missingLeaders.map(({ name, meant, proposals }) => [
        name,
        meant,
        proposals.map(({ email }) => email),
      ]),
    ).toEqual([
      ['Петров Кирил', null, ['a@zavod.ru', 'petrov@zavod.ru']],
      ['petrof@zavod.ru', null, ['petrov@zavod.ru']],
    ]);
  });

  test('mean in every row whom somebody said instead, by e-mail or by name', async () => {
    const rows = [
      line('a', ''),
      line('b', 'Совет; a@zavod.ru'),
      line('c', 'совет'),
      line('d', 'x@y.ru'),
    ];
    const said = meaning({ Совет: 'd@zavod.ru', 'x@y.ru': 'Ян aов' });
    const { missingLeaders, leadersChanged } = await send(file(...rows), said);
    expect(leadersChanged).toBe(3);
    expect(missingLeaders.map(({ meant }) => meant?.email)).toEqual(['d@zavod.ru', 'a@zavod.ru']);
    expect(await structure()).toEqual(['b: d a', 'c: d', 'd: a']);
  });

  test.each([
    ['nobody@zavod.ru', 'unknown'],
    ['c@zavod.ru', 'own'],
    ['Петров Кирилл', 'several'],
    ['gone@zavod.ru', 'left'],
  ])('and still can’t be where that one can’t either: %s', async (given, reason) => {
    await send(file(line('gone', '')));
    await query(`update employee set fired_at = '2026-06-01' where email = 'gone@zavod.ru'`);
    const bytes = file(petrov('a'), petrov('b'), line('c', 'Совет'));
    const refused = await send(bytes, meaning({ Совет: given }));
    expect([refused.missingLeaders, refused.errorRowCount]).toMatchObject([
      [{ name: 'Совет', reason, meant: null }],
      1,
    ]);
    expect((await send(bytes, { ...meaning({ Совет: given }), ...leaveOut })).created).toBe(3);
  });

  test('no other company’s person is proposed or taken', async () => {
    const { database, now } = house.context;
    const { brandId, ...place } = await makeCompany(database, now(), { howMany: 0 });
    await inBrand(database, brandId, (scope) =>
      makePerson(scope, { ...place, email: 'foreign@zavod.ru' }),
    );
    const { missingLeaders } = await send(
      file(line('a', 'foreig@zavod.ru')),
      meaning({ 'foreig@zavod.ru': 'foreign@zavod.ru' }),
    );
    expect(missingLeaders).toMatchObject([{ meant: null, proposals: [] }]);
  });
});

describe('a leader’s name that several have', () => {
  const namesake = (login: string, leaders = '') =>
    line(login, leaders).replace(`${login}ов`, 'Котов');
  const people = [line('a', 'Котов Ян'), line('b', 'котов  ян'), namesake('c'), namesake('d')];
  const meaning = (email: string | null) => ({ leaders: JSON.stringify({ 'КОТОВ ян': email }) });

  test('is named with the people, in the file and the directory, and never left out silently', async () => {
    await send(file(namesake('c')));
    const { namesakeLeaders, errorRowCount } = await send(
      file(...people.filter((_, at) => at !== 2)),
      { leaveLeadersOut: 'true', dryRun: 'true' },
    );
    expect(errorRowCount).toBe(2);
    expect(namesakeLeaders).toEqual([
      {
        name: 'Котов Ян',
        count: 2,
        rowList: [
          { rowIndex: 2, value: 'аов Ян' },
          { rowIndex: 3, value: 'bов Ян' },
        ],
        people: [
          { email: 'c@zavod.ru', name: 'Котов Ян', position: 'Инженер' },
          { email: 'd@zavod.ru', name: 'Котов Ян', position: 'Инженер' },
        ],
      },
    ]);
  });

  test('means whom somebody chose, or nobody', async () => {
    expect((await send(file(...people), meaning('a@zavod.ru'))).errorRowCount).toBe(2);
    const nobody = await send(file(...people), meaning(null));
    expect([nobody.created, nobody.leadersChanged, nobody.namesakeLeaders.length]).toEqual([
      4, 0, 1,
    ]);
    expect((await send(file(...people), meaning('d@zavod.ru'))).leadersChanged).toBe(2);
    expect(await structure()).toEqual(['a: d', 'b: d']);
  });

  test('is said in each row, where they are different people', async () => {
    const { repairList } = await send(file(...people), { dryRun: 'true' });
    expect(repairList.map(({ cellList: [cell] }) => [cell?.field, cell?.proposals])).toEqual([
      ['managerEmail', ['c@zavod.ru', 'd@zavod.ru']],
      ['managerEmail', ['c@zavod.ru', 'd@zavod.ru']],
    ]);
    const repairs = { 2: { managerEmail: 'c@zavod.ru' }, 3: { managerEmail: 'd@zavod.ru' } };
    await send(file(...people), { repairs: JSON.stringify(repairs) });
    expect(await structure()).toEqual(['a: c', 'b: d']);
  });

  test('can’t mean the person themself', async () => {
    const rows = [namesake('c', 'Котов Ян'), namesake('d')];
    const { missingLeaders } = await send(file(...rows), meaning('c@zavod.ru'));
    expect(missingLeaders).toMatchObject([{ name: 'Котов Ян', reason: 'own', count: 1 }]);
  });
});

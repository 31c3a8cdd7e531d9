import type { ImportedReply } from '#core/report/contract/imported-report.ts';
import { writeCsv } from '#platform/server/table-file/format/write-csv.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { fillRows, type Verdict, withFilled } from '../set-up/with-server.ts';
import {
  insertBare,
  lineOf,
  listEmployees,
  meanwhile,
  sendFile,
  timeImports,
} from './send-file.ts';

const employees = 10_000;
/** Of every file. */
const rows = 20_000;
/** In bare clients that insert the employees. */
const longest = 10;
/** Of the slowest other call meanwhile. */
const longestWait = 0.6;

const days = ['01.03.2024', '15.03.2024'];
const roles = [
  ['Руководитель', '3', '1'],
  ['Коллеги', '4,26', '5'],
  ['Подчинённые', '2,5', '4'],
  ['Самооценка', '5', ''],
] as const;

const mailOf = (person: number) => `person-${person}@example.ru`;

/** A row per person, competence and role: 20 rows for each report. */
const longTable = (mark = '4,26') => [
  [
    'E-mail',
    'Компетенция',
    'Роль',
    'Оценка',
    'Сколько человек',
    'Начало оценки',
    'Окончание оценки',
  ],
  ...Array.from({ length: rows }, (_, n) => {
    const [role, own, count] = roles[n % roles.length]!;
    const competence = `Компетенция ${Math.floor(n / 4) % 5}`;
    return [
      mailOf(Math.floor(n / 20)),
      competence,
      role,
      role === 'Коллеги' ? mark : own,
      count,
      ...days,
    ];
  }),
];

/** A column per role: four marks in each row, 10 rows for each report. */
const wideTable = [
  [
    'E-mail',
    'Компетенция',
    ...roles.flatMap(([role]) => [role, `${role}, чел.`]),
    'Начало оценки',
    'Окончание оценки',
  ],
  ...Array.from({ length: rows }, (_, n) => {
    const marks = roles.flatMap(([, mark, count]) => [mark, count]);
    return [mailOf(Math.floor(n / 10)), `Компетенция ${n % 10}`, ...marks, ...days];
  }),
];

/** As many reports as a file can have of 10,000 people: two rows for each. */
const manyReports = [
  ['E-mail', 'Компетенция', 'Роль', 'Оценка', 'Сколько человек', 'Год'],
  ...Array.from({ length: rows }, (_, n) => {
    const [role, mark, count] = roles[n % 2]!;
    return [mailOf(Math.floor(n / 2)), 'Смелость', role, mark, count, '2023'];
  }),
];

/** Reports of earlier years from files of 20,000 rows, in both shapes: looked at, brought in, sent again. */
export function historyBench(): Promise<Verdict> {
  return withFilled(async (context, url) => {
    const make = async () => {
      const company = await makeCompany(context.database, context.now(), { howMany: 0 });
      await fill(url, company);
      return company;
    };
    return { long: await make(), wide: await make(), many: await make() };
  }, measure);
}

function fill(url: string, { brandId, positionId, subdivisionId }: Company) {
  return fillRows(url, async (query) => {
    await query(
      `insert into employee (brand_id, id, last_name, first_name, email, position_id, subdivision_id,
      in_company, in_position)
    select $1, gen_random_uuid(), 'Иванов-' || n, 'Ян', 'person-' || n || '@example.ru', $2, $3,
      '2020-02-01', '2021-04-05'
    from generate_series(0, $4::int - 1) n`,
      [brandId, positionId, subdivisionId, employees],
    );
  });
}

async function measure(
  port: number,
  { long, wide, many }: Record<'long' | 'wide' | 'many', Company>,
  url: string,
): Promise<Verdict> {
  const bare = () => insertBare(url, long, employees);
  const address = `http://127.0.0.1:${port}/api/report/history/import`;
  const send = async (company: Company, file: Uint8Array, due: number, query = '') => {
    const reply = await sendFile<ImportedReply>(`${address}${query}`, company, file);
    const { created, unchanged, different } = reply;
    if (created + unchanged + different !== due) throw new Error('the import lost reports');
  };
  const [first, changed] = [writeCsv(longTable(), 'ru'), writeCsv(longTable('1'), 'ru')];
  const [sheet, reports] = [writeCsv(wideTable, 'ru'), writeCsv(manyReports, 'ru')];
  const dry = '?dryRun=true';
  const took = await timeImports(
    [
      ['1,000 reports of 20,000 marks, looked at', () => send(long, first, 1000, dry)],
      ['the same, brought in', () => send(long, first, 1000)],
      ['the same again', () => send(long, first, 1000)],
      ['with other numbers', () => send(long, changed, 1000)],
      ['2,000 reports of 80,000 marks in columns, looked at', () => send(wide, sheet, 2000, dry)],
      ['the same, brought in', () => send(wide, sheet, 2000)],
      ['10,000 reports, looked at', () => send(many, reports, 10_000, dry)],
      ['the same, brought in', () => send(many, reports, 10_000)],
      ['the same again', () => send(many, reports, 10_000)],
    ],
    bare,
  );
  const beside = await bare();
  const { slowest } = await meanwhile(
    () => send(wide, sheet, 2000, dry),
    () => listEmployees(port, long),
  );
  const wait = { name: 'the slowest other call while 80,000 marks are looked at', ms: slowest };
  const waited = { ...wait, bare: (beside + (await bare())) / 2 };
  return {
    name: `Earlier reports: files of ${rows} rows`,
    lines: [...took.map((step) => lineOf(step, longest)), lineOf(waited, longestWait)],
    pass:
      took.every((step) => step.ms <= longest * step.bare) &&
      waited.ms <= longestWait * waited.bare,
  };
}

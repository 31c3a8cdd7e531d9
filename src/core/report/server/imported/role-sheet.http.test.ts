import { expect, test } from 'vitest';
import { deleteImported } from '#core/report/contract/imported-report.ts';
import { mailsOf } from '#test/file/participant-file.ts';
import { spring, startHistory } from '#test/start/start-history.ts';

const { house, state, send, history, open } = startHistory();

const header =
  'E-mail;Компетенция;Руководитель;Коллеги;Коллеги, чел.;Подчинённые;Подчинённые, чел.;Самооценка;Средняя;Начало оценки;Окончание оценки;Название';
const days = '01.03.2025;15.03.2025;Весна 2025';
/** The same facts as in `spring`, in two rows instead of eight. */
const wide = (mail: string | undefined) =>
  ['Надёжность', 'Смелость'].map((name) => `${mail};${name};3;4,26;5;2;1;5;3,9;${days}`);

/** The content of the only report that was brought in. */
async function content() {
  const [one] = await history();
  const { data } = (await open(one?.questionaryId ?? '', state.own.people[0]!)).body;
  return { ...data, questionaryId: '', number: 0 };
}

test('a column per role gives the same report as a row per role', async () => {
  const [mail] = state.mails;
  const { body } = await send(wide(mail), { header });
  expect([body.data, body.created, body.withheldCount, body.skippedRowCount]).toEqual([
    [],
    1,
    0,
    0,
  ]);
  expect(body.newCompetences).toEqual([{ name: 'Смелость', count: 1, id: null }]);
  expect(body.columns.map(({ field }) => field).slice(2, 9)).toEqual([
    'supervisorMark',
    'colleagueMark',
    'colleagueCount',
    'subordinateMark',
    'subordinateCount',
    'employeeMark',
    null,
  ]);
  const again = (await send(spring(mail))).body;
  expect([again.created, again.unchanged, again.different]).toEqual([0, 1, 0]);
  const fromWide = await content();
  const [{ questionaryId } = { questionaryId: '' }] = await history();
  await house.call(deleteImported, { token: state.own.hrToken, params: { questionaryId } });
  expect((await send(spring(mail))).body.created).toBe(1);
  expect(await content()).toEqual(fromWide);
});

test('a role of too few, or of nobody knows how many, is left out and named', async () => {
  const lines = [
    `${state.mails[1]};Надёжность;3;1,5;2;2,5;;5;;2023;;`,
    `${state.mails[1]};Смелость;;;4;;;;;2023;;`,
    `${state.mails[1]};Забота;3;–;4;;;;;2023;;`,
  ];
  const { body } = await send(lines, { header, dryRun: true });
  expect(body.data).toEqual([]);
  expect(body.withheldList.map(({ rowIndex, type, count }) => [rowIndex, type, count])).toEqual([
    [2, 'subordinate', null],
    [2, 'colleague', 2],
  ]);
  expect(body.skipped).toEqual([
    { rowIndex: 3, reason: 'empty', text: state.mails[1] },
    { rowIndex: 4, reason: 'empty', text: 'Коллеги' },
  ]);
});

test('what is wrong is said once for a row, at the columns of the sheet', async () => {
  const [foreign] = await mailsOf(house, state.other);
  const { body } = await send(
    [
      `${foreign};Надёжность;3;4;5;2;4;5;;2023;;`,
      `;Надёжность;3;4;5;2;4;5;;2023;;`,
      `${state.mails[1]};Надёжность;3;7;5;хорошо;0;5;;2023;;`,
      `${state.mails[1]};Смелость;3;;;;;5;;2023;;`,
      `${state.mails[1]};Смелость;3;;;;;5;;2023;;`,
    ],
    { header },
  );
  expect(body.message).toBe('Файл не принят: ошибки в 4 строках');
  expect(body.data.map(({ rowIndex, errorList }) => [rowIndex, errorList])).toEqual([
    [2, [expect.stringMatching(/^E-mail «.*»: нет сотрудника с таким e-mail$/)]],
    [3, ['ФИО: обязательное поле']],
    [
      4,
      [
        'Коллеги «7»: не помещается в шкалу от 1 до 5. Выберите шкалу, которая в файле.',
        'Подчинённые «хорошо»: нужно число, например 4,2',
        'Подчинённые, сколько человек «0»: нужно целое число человек',
      ],
    ],
    [6, ['Эта роль и компетенция у этого человека уже есть в одной из строк выше']],
  ]);
});

test('what a column means can be said where its header does not', async () => {
  const lines = [`${state.mails[2]};Надёжность;3;4;6;2023`];
  const unknown = 'E-mail;Компетенция;Шеф;Команда;Сколько в команде;Год';
  const { body } = await send(lines, { header: unknown, dryRun: true });
  expect(body.data[0]?.errorList).toEqual(['Нет столбца «Роль»', 'Нет столбца «Оценка»']);
  const columns = { 2: 'supervisorMark', 3: 'colleagueMark', 4: 'colleagueCount' };
  const told = (await send(lines, { header: unknown, columns: JSON.stringify(columns) })).body;
  expect([told.data, told.created]).toEqual([[], 1]);
  const both = JSON.stringify({ ...columns, 4: 'role' });
  const refused = (await send(lines, { header: unknown, columns: both, dryRun: true })).body;
  expect(refused.data[0]?.errorList).toEqual([
    expect.stringMatching(/^Роли выбраны и в строках, и в столбцах/),
  ]);
});

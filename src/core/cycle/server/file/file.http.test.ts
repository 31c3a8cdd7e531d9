import readXlsx from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportCycle, importSubjects } from '#core/cycle/contract/cycle-file.ts';
import { startCycles } from '#test/cycle/start-cycles.ts';
import type { Company } from '#test/factories.ts';
import { mailsOf, participantFile } from '#test/file/participant-file.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';

const cycles = startCycles();
const { house, made, read, add, board, move } = cycles;
let own: Company;
beforeAll(() => {
  ({ own } = cycles.company);
});

describe('files', () => {
  const take = (id: string, lines: string[], query = {}, token = own.hrToken) =>
    house.call(importSubjects, { token, params: { id }, query, file: participantFile(...lines) });

  test('bring people with their raters, all or none', async () => {
    const { id } = await made();
    const mails = await mailsOf(house, own);
    const lines = [
      'E-mail оцениваемого;E-mail;Роль',
      `${mails[1]};${mails[2]};Коллега`,
      `${mails[1]};${mails[0]};Руководитель`,
      `${mails[3]};${mails[2]};Клиент`,
    ];
    const looked = await take(id, lines, { dryRun: 'true' });
    expect(looked.body).toMatchObject({ addedCount: 2, alreadyCount: 0, raterCount: 3, data: [] });
    expect((await read(id)).subjectCount).toBe(0);
    expect((await take(id, lines)).body.message).toBe('Добавлены 2 человека');
    const { data } = (await board(id)).body;
    expect(data.map(({ counts }) => counts)).toEqual(
      expect.arrayContaining([
        { supervisor: 1, colleague: 1, customer: 0, subordinate: 0 },
        { supervisor: 1, colleague: 0, customer: 1, subordinate: 0 },
      ]),
    );
    expect((await take(id, lines)).body).toMatchObject({ addedCount: 0, alreadyCount: 2 });
    const bad = await take(id, [...lines, `${mails[4]};nobody@x.ru;Коллега`]);
    expect(bad.body.data.map(({ rowIndex }) => rowIndex)).toEqual([5]);
    expect((await read(id)).subjectCount).toBe(2);
  });

  test('take back what was approved of a list that they change, and show it to whoever has it open', async () => {
    const { id } = await made();
    const mails = await mailsOf(house, own);
    const line = (of: number, by: number) => `${mails[of]};${mails[by]};Коллега`;
    const head = 'E-mail оцениваемого;E-mail;Роль';
    await take(id, [head, line(1, 2), line(3, 2)]);
    await move(id, 'nominating');
    await house.context.database.pool.query(
      `update cycle_subject set state = 'ready' where cycle_id = $1`,
      [id],
    );
    const seen = await listsOf(id);
    await take(id, [head, line(1, 2), line(1, 4), line(3, 2)]);
    const [changed, same] = await listsOf(id);
    expect([changed, same]).toEqual([
      { state: 'approval', version: (seen[0]?.version ?? 0) + 1 },
      { state: 'ready', version: seen[1]?.version },
    ]);
  });

  /** Of those who are assessed, in the order of the company's people. */
  const listsOf = async (id: string) =>
    formRowsOf<{ state: string; version: number }>(
      house,
      `select state, version from cycle_subject where cycle_id = $1
        order by array_position($2::uuid[], employee_id)`,
      id,
      own.people,
    );

  test('make nobody’s own list, none for somebody at work, and nothing once it is over', async () => {
    const { id } = await made();
    const mails = await mailsOf(house, own);
    const five = own.people[5]!;
    const { token } = await enter(house.context, own, ['ROLE_HR'], { employeeId: five });
    const lines = ['E-mail оцениваемого;E-mail;Роль', `${mails[5]};${mails[2]};Коллега`];
    const { body } = await take(id, lines, {}, token);
    expect(body.data.flatMap(({ errorList }) => errorList)).toEqual([
      'Свой список утверждает другой HR или администратор',
    ]);
    await take(id, lines);
    await house.context.database.pool.query(
      `update cycle_subject set state = 'launched' where cycle_id = $1`,
      [id],
    );
    expect((await take(id, lines)).body.data[0]?.errorList[0]).toContain('уже есть анкета');
    await house.context.database.pool.query(`update cycle set status = 'done' where id = $1`, [id]);
    expect((await take(id, lines)).status).toBe(409);
  });

  test('show how many answered, never who', async () => {
    const { id } = await made();
    await add(id, { employeeIdList: own.people.slice(1, 3) });
    const { status, headers, bytes } = await house.call(exportCycle, {
      token: own.hrToken,
      params: { id },
    });
    expect([status, headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/cycle_\d+_2026-06-15\.xlsx/),
    ]);
    const [sheet] = await readXlsx(bytes);
    expect(sheet?.data.map((row) => row[3])).toEqual(['Стадия', 'Выбор', 'Выбор']);
  });
});

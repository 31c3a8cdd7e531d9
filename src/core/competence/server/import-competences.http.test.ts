import { beforeAll, describe, expect, test } from 'vitest';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { takeFromLibrary } from '#core/library/contract/library.ts';
import { readTable } from '#platform/server/table-file/format/read-table.ts';
import { inBrand, makeCompetence } from '#test/factories.ts';
import { counts, header, startCompetenceFiles, wide } from '#test/file/competence-file.ts';
import { book, csv } from '#test/file/people-files/file.ts';
import { enter } from '#test/start/beginnings.ts';

/** What a file of competencies does to the directory (rule 87). */
const { house, companies, list, find, send, save } = startCompetenceFiles();
let admin: string;

beforeAll(async () => {
  ({ token: admin } = await enter(house.context, companies.own, ['ROLE_ADMIN']));
});

describe('a file', () => {
  test('brings competencies whose texts stand once, in each row or in merged cells', async () => {
    const once = csv(`${wide}
Точность|Accuracy|Без ошибок|No errors|Проверяет|Checks
||||Сверяет|
Скорость||Быстро||Успевает|`);
    expect((await send(once, { dryRun: true })).body.firstCompetences).toEqual([
      {
        rowIndex: 2,
        outcome: 'created',
        changed: [],
        name: 'Точность',
        questionCount: 2,
      },
      expect.objectContaining({ rowIndex: 4, name: 'Скорость', questionCount: 1 }),
    ]);
    expect(await find('Точность')).toBeUndefined();
    const saved = await send(once);
    expect([saved.body.message, ...counts(saved)]).toEqual(['Импорт завершён', 2, 0, 0]);
    expect(await find('Точность')).toMatchObject({
      nameText: { ru: 'Точность', en: 'Accuracy' },
      descriptionText: { ru: 'Без ошибок', en: 'No errors' },
      questionList: [
        { questionText: { ru: 'Проверяет', en: 'Checks' }, position: 1 },
        { questionText: { ru: 'Сверяет' }, position: 2 },
      ],
    });
    const repeated = csv(`${wide}
Точность|Accuracy|Без ошибок|No errors|Проверяет|Checks
точность|Accuracy|Без  ошибок|No errors|Сверяет|`);
    const merged = book(
      `Библиотека|||||\n${wide}
Точность|Accuracy|Без ошибок|No errors|Проверяет|Checks
||||Сверяет|`,
      'A3:A4',
      'B3:B4',
      'C3:C4',
    );
    expect(counts(await send(repeated, { dryRun: true }))).toEqual([0, 0, 1]);
    expect(counts(await send(merged, { dryRun: true }))).toEqual([0, 0, 1]);
  });

  test('changes what is known, by name; a question that stays is the same, and a form notices', async () => {
    const { id, version, questionList } = (await find('Точность'))!;
    const reply = await send(
      csv(`${wide}
ТОЧНОСТЬ|Precision|Без ошибок|No errors|Сверяет|
||||Ищет причину|
Скорость||Быстро||Успевает|`),
    );
    expect(counts(reply)).toEqual([0, 1, 1]);
    expect(reply.body.firstCompetences).toEqual([
      expect.objectContaining({ changed: ['nameEn', 'question', 'questionEn'] }),
    ]);
    const after = (await find('Точность'))!;
    expect([after.id, after.version, after.nameText.en]).toEqual([id, version + 1, 'Precision']);
    expect(after.questionList[0]?.id).toBe(questionList[1]?.id);
    const { nameText, descriptionText } = after;
    const form = { id, version, nameText, descriptionText, questionList: after.questionList };
    const late = await house.call(competenceCalls.update, {
      token: companies.own.hrToken,
      body: form,
    });
    expect(late.status).toBe(409);
  });

  test('leaves alone what it has no column for, and what it does not name', async () => {
    const before = await list();
    const short = csv('Компетенция|Вопрос\nТочность|Сверяет\n|Ищет причину');
    expect(counts(await send(short))).toEqual([0, 0, 1]);
    expect(await list()).toEqual(before);
    const emptied = csv(
      'Компетенция|Компетенция на английском|Вопрос\nТочность||Сверяет\n||Ищет причину',
    );
    const reply = await send(emptied, { dryRun: true });
    expect(reply.body.firstCompetences[0]?.changed).toEqual(['nameEn']);
  });

  test('is noted once, with its counts; a dry run and a refused file are not', async () => {
    const notes = async () =>
      (await house.call(getAuditList, { token: admin })).body.data
        .filter(({ verb, kind }) => verb === 'import' && kind === 'competence')
        .map(({ details }) => details);
    const before = await notes();
    const bytes = csv(`${header}\nПорядок|Всё на месте|Убирает`);
    await send(bytes, { dryRun: true });
    await send(csv(`${header}\n|Всё на месте|Убирает`));
    await send(bytes);
    const counted = { createdCount: 1, updatedCount: 0, restoredCount: 0, unchangedCount: 0 };
    expect(await notes()).toEqual([counted, ...before]);
  });

  test('of one company is nothing to another', async () => {
    const before = await list(companies.other);
    const bytes = csv(`${header}\nПорядок|Всё на месте|Убирает`);
    expect(counts(await send(bytes, { dryRun: true, token: companies.other.hrToken }))).toEqual([
      1, 0, 0,
    ]);
    expect(await list(companies.other)).toEqual(before);
  });

  test('that two people send at once is taken once, beside the library too', async () => {
    const bytes = csv(`${header}\nПродажи|Продаёт|Договаривается\nСпорт|Двигается|Бегает`);
    const library = house.call(takeFromLibrary, {
      token: companies.own.hrToken,
      body: { idList: ['sales'] },
    });
    const replies = await Promise.all([send(bytes), send(bytes, { token: admin })]);
    await library;
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const names = (await list()).map(({ nameText }) => nameText.ru);
    expect(names.filter((name) => name === 'Спорт' || name === 'Продажи')).toHaveLength(2);
  });

  test('waits for who renames one, and two who do so at once don’t share a name', async () => {
    const { own } = companies;
    const { database } = house.context;
    const make = (ru: string) =>
      inBrand(database, own.brandId, (scope) => makeCompetence(scope, { ru }));
    const [one, two] = [await make('Первая'), await make('Вторая')];
    const rename = (id: string) => {
      const body = {
        id,
        nameText: { ru: 'Одна на двоих' },
        descriptionText: { ru: 'Суть' },
        questionList: [{ questionText: { ru: 'Делает' } }],
      };
      return house.call(competenceCalls.update, { token: own.hrToken, body });
    };
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `competence names ${own.brandId}`,
    ]);
    const replies = Promise.all([
      rename(one.id),
      rename(two.id),
      send(csv(`${header}\nПервая|Суть|Делает`)),
    ]);
    const waiting = `select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`;
    try {
      await expect
        .poll(async () => (await holder.query(waiting)).rowCount, { interval: 20 })
        .toBe(3);
    } finally {
      await holder.query('commit');
      holder.release();
    }
    const statuses = (await replies).map(({ status }) => status);
    expect(statuses.slice(0, 2).sort()).toEqual([200, 400]);
    expect(statuses[2]).toBe(200);
    const names = (await list()).map(({ nameText }) => nameText.ru);
    expect(names.filter((name) => name === 'Одна на двоих')).toHaveLength(1);
  });

  test('brings back what is archived, with its own texts; a saved file leaves the archive out', async () => {
    const { database } = house.context;
    const { id } = await inBrand(database, companies.own.brandId, (scope) =>
      makeCompetence(scope, { ru: 'Рвение' }),
    );
    await house.call(competenceCalls.archive, { token: companies.own.hrToken, params: { id } });
    const { rows } = await readTable((await save({ q: 'рвение' })).bytes);
    expect(rows).toHaveLength(1);
    const bytes = csv(`${header}\nРвение|Старается|Берётся сам`);
    const { body } = await send(bytes);
    expect([body.created, body.restored]).toEqual([0, 1]);
    expect(await find('Рвение')).toMatchObject({ id, descriptionText: { ru: 'Старается' } });
    expect(counts(await send(bytes, { dryRun: true }))).toEqual([0, 0, 1]);
  });

  test('that names the columns in its own way is matched by the person', async () => {
    const bytes = csv('Что|Суть|Как видно\nЧуткость|Слышит|Замечает');
    const refused = await send(bytes, { dryRun: true });
    expect(refused.body.problemList.map(({ message }) => message)).toEqual([
      'Нет столбца «Компетенция»',
      'Нет столбца «Вопрос»',
    ]);
    const columns = JSON.stringify({ 0: 'name', 1: 'description', 2: 'question' });
    expect(counts(await send(bytes, { dryRun: true, form: { columns } }))).toEqual([1, 0, 0]);
  });
});

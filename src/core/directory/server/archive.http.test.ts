import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getStructureSubdivisions } from '#addon/structure/contract/structure.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import {
  createQuestionary,
  duplicateQuestionary,
  updateQuestionary,
} from '#core/questionary/contract/questionary-change.ts';
import { importMany } from '#core/questionary/contract/questionary-from-file.ts';
import { type Company, inBrand, makeCompany, makeMember, signIn } from '#test/factories.ts';
import { mailsOf, participantFile } from '#test/file/participant-file.ts';
import { createOne, formFrom, formOf } from '#test/screen/questionary-form.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let other: Company;
let company: Company;
let token: string;
let place: { positionId: string; subdivisionId: string };
/** Of the position. */
let [order, care]: [string, string] = ['', ''];

beforeAll(async () => {
  other = await makeCompany(house.context.database, house.context.now());
});
beforeEach(async () => {
  company = await makeCompany(house.context.database, house.context.now());
  token = company.hrToken;
  const { positionId, subdivisionId, competenceIds } = company;
  place = { positionId, subdivisionId };
  [order, care] = competenceIds as [string, string];
});

const at = (id: string) => ({ token, params: { id } });
const archive = {
  competence: (id: string) => house.call(competenceCalls.archive, at(id)),
  position: (id = place.positionId) => house.call(positionCalls.archive, at(id)),
  subdivision: (id = place.subdivisionId) => house.call(subdivisionCalls.archive, at(id)),
};
const wrong = ({ body }: { body: { errors?: { path: string; key: string }[] | undefined } }) =>
  body.errors?.map(({ path, key }) => `${path} ${key}`);
const ids = (...list: string[]) => list.map((id) => ({ id }));

describe('what is archived', () => {
  test('stands in no list but the one that asks for it, with its mark', async () => {
    const list = async (query: Record<string, string> = {}) =>
      (await house.call(positionCalls.list, { token, query })).body;
    const { data, message } = (await archive.position()).body;
    expect([data.isArchived, data.version, message]).toEqual([true, 1, 'Должность в архиве']);
    expect((await list()).data).toEqual([]);
    expect((await list({ q: 'инж' })).count).toBe(0);
    expect((await list({ withArchived: 'true' })).data).toMatchObject([
      { id: place.positionId, isArchived: true },
    ]);
    const { data: names } = (await house.call(positionCalls.names, { token })).body;
    const entry = { id: place.positionId, name: 'Инженер', isArchived: true };
    expect(names).toEqual([{ ...entry, peopleCount: expect.any(Number) }]);

    const back = (await house.call(positionCalls.restore, at(place.positionId))).body;
    expect([back.data.isArchived, back.message]).toEqual([false, 'Должность снова в справочнике']);
    expect((await list()).count).toBe(1);
  });

  test('is archived and brought back once, however often it is asked for, and logged', async () => {
    const { database, now } = house.context;
    const boss = await inBrand(database, company.brandId, (scope) =>
      makeMember(scope, ['ROLE_ADMIN']),
    );
    const restore = () => house.call(competenceCalls.restore, at(order));
    for (const press of [archive.competence, archive.competence, restore, restore]) {
      expect((await press(order)).status).toBe(200);
    }
    const admin = await signIn(database, boss, now());
    const log = (await house.call(getAuditList, { token: admin })).body.data;
    expect(log.slice(0, 2)).toMatchObject([
      { verb: 'restore', kind: 'competence', name: 'Надёжность' },
      { verb: 'archive', kind: 'competence', name: 'Надёжность' },
    ]);
    expect(log.filter(({ kind }) => kind === 'competence')).toHaveLength(2);
  });

  test('of another company is not there', async () => {
    const foreign = [other.competenceIds[0] ?? '', other.positionId, other.subdivisionId] as const;
    const replies = [
      await archive.competence(foreign[0]),
      await archive.position(foreign[1]),
      await archive.subdivision(foreign[2]),
      await house.call(subdivisionCalls.restore, at(foreign[2])),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const { data } = (await house.call(subdivisionCalls.names, { token: other.hrToken })).body;
    expect(data[0]?.isArchived).toBe(false);
  });

  test('stands in the structure only while somebody works there', async () => {
    const { id } = (await house.call(subdivisionCalls.create, { token, body: { name: 'Склад' } }))
      .body.data;
    await archive.subdivision(id);
    await archive.subdivision();
    const { data } = (await house.call(getStructureSubdivisions, { token })).body;
    expect(data).toEqual([{ id: place.subdivisionId, name: 'Разработка', count: 8 }]);
  });

  test('is still not deleted while it is used, and is when nothing uses it', async () => {
    await archive.position();
    expect((await house.call(positionCalls.delete, at(place.positionId))).body.data).toMatchObject({
      count: 8,
    });
    const { id } = (await house.call(subdivisionCalls.create, { token, body: { name: 'Склад' } }))
      .body.data;
    await archive.subdivision(id);
    expect((await house.call(subdivisionCalls.delete, at(id))).status).toBe(200);
  });
});

describe('the name of an archived one', () => {
  test('is taken: the answer carries the archived one, to be brought back', async () => {
    await archive.subdivision();
    const refused = await house.call(subdivisionCalls.create, {
      token,
      body: { name: 'РАЗРАБОТКА ' },
    });
    expect([refused.status, wrong(refused)]).toEqual([
      409,
      ['name directoryMessages.nameArchived'],
    ]);
    expect(refused.body.data).toMatchObject({
      id: place.subdivisionId,
      name: 'Разработка',
      isArchived: true,
    });
  });

  test('is taken for others that are renamed, not for itself', async () => {
    await archive.position();
    const body = { competenceList: [] };
    const made = await house.call(positionCalls.create, {
      token,
      body: { ...body, name: 'Аналитик' },
    });
    const rename = (id: string, name: string) =>
      house.call(positionCalls.update, { token, body: { ...body, id, name } });
    expect(wrong(await rename(made.body.data.id, 'инженер'))).toEqual([
      'name directoryMessages.nameArchived',
    ]);
    expect((await rename(place.positionId, 'ИНЖЕНЕР')).body.data).toMatchObject({
      name: 'ИНЖЕНЕР',
      isArchived: true,
    });
  });
});

describe('the person who uses an archived one keeps it, and nobody else gets it', () => {
  test('an employee and their position and subdivision', async () => {
    await archive.position();
    await archive.subdivision();
    const [saved] = (await house.call(employeeCalls.list, { token })).body.data;
    const { id, version, position, subdivision, photoUrl, status, phone, can, ...form } = saved!;
    const kept = await house.call(employeeCalls.update, {
      token,
      body: { ...form, id, version, lastName: 'Ёлкина' },
    });
    expect(kept.body.data).toMatchObject({ lastName: 'Ёлкина', position: 'Инженер' });
    const refused = await house.call(employeeCalls.create, {
      token,
      body: { ...form, email: 'new@archive.example' },
    });
    expect(wrong(refused)).toEqual([
      'positionId directoryMessages.archivedPosition',
      'subdivisionId directoryMessages.archivedSubdivision',
    ]);
  });

  test('a position and its competencies', async () => {
    const body = { name: 'Инженер', competenceList: ids(order) };
    await house.call(positionCalls.update, { token, body: { ...body, id: place.positionId } });
    await archive.competence(order);
    await archive.competence(care);
    const save = (...list: string[]) =>
      house.call(positionCalls.update, {
        token,
        body: { ...body, id: place.positionId, competenceList: ids(...list) },
      });
    expect((await save(order)).body.data.competenceList).toEqual([
      { id: order, name: 'Надёжность', isArchived: true },
    ]);
    expect(wrong(await save(order, care))).toEqual([
      'competenceList.1.id directoryMessages.archivedCompetence',
    ]);
  });

  test('a draft and its copies, with a mark; a new questionary is refused', async () => {
    const { id } = await createOne(house, company);
    await archive.competence(order);
    await archive.position();
    const read = async (of: string) => (await house.call(getQuestionary, at(of))).body.data;
    const draft = await read(id);
    expect(draft.competenceList.map(({ isArchived }) => isArchived)).toEqual([true, false]);
    const saved = await house.call(updateQuestionary, { token, body: formFrom(draft) });
    expect([saved.status, wrong(saved)]).toEqual([200, undefined]);
    const copy = (await house.call(duplicateQuestionary, { token, body: { id } })).body.data;
    expect((await read(copy.id)).competenceList).toEqual(draft.competenceList);

    const refused = await house.call(createQuestionary, { token, body: formOf(company) });
    expect(wrong(refused)).toEqual([
      'positionId directoryMessages.archivedPosition',
      'competenceList.0.id directoryMessages.archivedCompetence',
    ]);
  });
});

test('questionaries from a file take what is not archived of a position', async () => {
  const [subject, rater] = await mailsOf(house, company);
  const many = async () =>
    (
      await house.call(importMany, {
        token,
        query: { dryRun: 'true' },
        body: { method: '90', dateStart: '2026-06-16', dateEnd: '2026-06-30' },
        file: participantFile('subjectEmail,email,role', `${subject},${rater},Руководитель`),
      })
    ).body;
  await archive.competence(order);
  expect((await many()).questionaryList[0]?.competenceList).toMatchObject(ids(care));
  await archive.competence(care);
  expect((await many()).data[0]?.errorList[0]).toContain('«Инженер»');
  expect((await house.call(competenceCalls.list, { token })).body.data).toEqual([]);
});

test('of two who archive and choose at the same moment, whoever comes second knows', async () => {
  const body = { name: 'Аналитик', competenceList: ids(order) };
  const [made, gone] = await Promise.all([
    house.call(positionCalls.create, { token, body }),
    archive.competence(order),
  ]);
  expect(gone.status).toBe(200);
  // Chosen before, it is kept with its mark; chosen after, it is refused at its place.
  if (made.status === 200) expect(made.body.data.competenceList).toHaveLength(1);
  else expect(wrong(made)).toEqual(['competenceList.0.id directoryMessages.archivedCompetence']);
});

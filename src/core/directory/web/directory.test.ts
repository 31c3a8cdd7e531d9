import { expect, test } from 'vitest';
import { competenceForm, longestName } from '#core/competence/contract/competence.ts';
import {
  competenceBody,
  competenceCopyValues,
  competenceValues,
} from '#core/competence/web/competence-values.ts';
import { positionForm } from '#core/directory/contract/position.ts';
import { employeeBody, employeeValues, yearOptions } from '#core/employee/web/employee-values.ts';
import { type Permission, permissionsOf } from '#platform/contract/call/access.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import {
  positionBody,
  positionCopyValues as positionCopy,
  positionValues,
} from './position/position-values.ts';
import { directoryTabs } from './shared/directory-tabs.ts';
import { sentText } from './shared/localized.ts';
import { directoryQuery } from './shared/queries.ts';

const question = {
  id: '0b8c9d5e-1111-4222-8333-444455556666',
  position: 1,
  questionText: { ru: 'Держит слово', en: 'Keeps promises' },
};
const reliability = {
  id: '0b8c9d5e-1111-4222-8333-444455557777',
  version: 3,
  can: [],
  name: 'Надёжность',
  description: 'Что это',
  nameText: { ru: 'Надёжность' },
  descriptionText: { ru: 'Что это' },
  questionList: [question],
};

test('every tab is open to HR with all that can be done there, and none to an employee', () => {
  const rights: Permission[] = directoryTabs.flatMap(({ id: _, ...names }) => Object.values(names));
  expect(permissionsOf(['ROLE_HR'])).toEqual(expect.arrayContaining(rights));
  expect(permissionsOf(['ROLE_EMPLOYEE']).filter((name) => rights.includes(name))).toEqual([]);
});

test('a list is asked in ascending order unless told otherwise, a page at a time', () => {
  expect(directoryQuery({})).toEqual({ orderBy: 'ASC', limit: 20, offset: 0 });
  expect(directoryQuery({ q: 'а', orderBy: 'DESC', page: 3 })).toEqual({
    orderBy: 'DESC',
    limit: 20,
    offset: 40,
    q: 'а',
  });
});

test('the archive is asked for only where there is one', () => {
  expect(directoryQuery({ archived: 'true' })).not.toHaveProperty('withArchived');
  expect(directoryQuery({ archived: 'true' }, true)).toMatchObject({ withArchived: true });
});

test('an empty translation is not sent, and the Russian text stands in for it', () => {
  expect(sentText({ ru: 'Да', en: '  ' })).toEqual({ ru: 'Да' });
  expect(spoken({ ru: 'Да' }, 'en')).toBe('Да');
  expect(spoken({ ru: 'Да', en: 'Yes' }, 'en')).toBe('Yes');
});

test('a new competence begins with one empty question, which is not enough to save it', () => {
  const values = competenceValues(undefined);
  expect(values.questionList).toHaveLength(1);
  expect(competenceForm.safeParse(competenceBody(values)).success).toBe(false);
});

test('a saved competence keeps the ids of its questions, a copy has none', () => {
  const ids = (values: ReturnType<typeof competenceValues>) =>
    competenceBody(values).questionList.map(({ id }) => id);
  expect(ids(competenceValues(reliability))).toEqual([question.id]);
  const copy = competenceCopyValues(reliability);
  expect(ids(copy)).toEqual([null]);
  expect(competenceBody(copy).questionList[0]?.questionText).toEqual(question.questionText);
  expect(competenceForm.safeParse(competenceBody(copy)).success).toBe(true);
});

test('a copy is told apart by its name, in the languages it has, and no longer than a name may be', () => {
  const nameOf = (nameText: { ru: string; en?: string }) =>
    competenceBody(competenceCopyValues({ ...reliability, nameText })).nameText;
  expect(nameOf({ ru: 'Да', en: 'Yes' })).toEqual({ ru: 'Да (копия)', en: 'Yes (copy)' });
  expect(nameOf({ ru: 'Да' })).toEqual({ ru: 'Да (копия)' });
  const long = nameOf({ ru: 'а'.repeat(longestName) });
  expect([long.ru.length, long.ru.endsWith('а (копия)')]).toEqual([longestName, true]);
});

test('a position may be saved without competencies, and copied with all it has', () => {
  expect(positionForm.safeParse(positionBody(positionValues(undefined, 'ru'))).success).toBe(false);
  const saved = { id: reliability.id, version: 1, can: [], name: 'Инженер', description: 'Чертит' };
  const of = { ...saved, competenceList: [{ id: question.id, name: 'Порядок', targetMark: 4.5 }] };
  const copy = (locale: 'ru' | 'en') => positionBody(positionCopy(of, locale));
  expect(copy('ru')).toEqual({
    name: 'Инженер (копия)',
    description: 'Чертит',
    competenceList: [{ id: question.id, targetMark: 4.5 }],
  });
  expect(copy('en').name).toBe('Инженер (copy)');
  expect(
    positionForm.safeParse(positionBody({ name: 'Инженер', description: '', competenceList: [] }))
      .success,
  ).toBe(true);
});

test('what was not chosen of an employee counts as missing; an optional year as none', () => {
  const body = employeeBody(employeeValues(undefined, 'en'));
  expect(body).toMatchObject({ positionId: undefined, inCompany: undefined, workExpirience: null });
});

test('thirty years, newest first, and the one that was saved long ago', () => {
  const years = yearOptions(2026, 1988);
  expect([years.length, years[0], years[29], years[30]]).toEqual([31, '2026', '1997', '1988']);
  expect(yearOptions(2026, 2001)).toHaveLength(30);
});

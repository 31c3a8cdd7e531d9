import { expect, test } from 'vitest';
import { changeDetails, changedFields } from './rules.ts';

const before = {
  version: 1,
  name: 'Лидерство',
  nameText: { ru: 'Лидерство', en: 'Leadership' },
  descriptionText: { ru: 'Ведёт' },
  questionList: [{ id: 'a', position: 1 }],
};

test('names what differs, of the kind’s own fields only', () => {
  const after = {
    ...before,
    version: 2,
    name: 'Другое',
    nameText: { ru: 'Другое', en: 'Leadership' },
    questionList: [...before.questionList, { id: 'b', position: 2 }],
  };
  expect(changedFields('competence', before, after)).toEqual(['nameText', 'questionList']);
});

test('keeps the former and the new e-mail and name where they have changed', () => {
  const former = { email: 'a@example.ru', lastName: 'Ким', firstName: 'Анна', middleName: null };
  const same = { email: 'a@example.ru', phone: '1' };
  const moved = { ...former, email: 'b@example.ru', lastName: 'Кимова', middleName: 'Ивановна' };
  expect(changeDetails('employee', former, moved)).toEqual({
    fieldList: ['lastName', 'middleName', 'email'],
    emailFrom: 'a@example.ru',
    emailTo: 'b@example.ru',
    nameFrom: 'Ким Анна',
    nameTo: 'Кимова Анна Ивановна',
  });
  expect(changeDetails('employee', former, same)).toEqual({ fieldList: [] });
});

test('neither the order of keys nor a field missing on one side is a change', () => {
  const after = { ...before, nameText: { en: 'Leadership', ru: 'Лидерство' } };
  expect(changedFields('competence', before, after)).toEqual([]);
  expect(changedFields('employee', { middleName: 'Ивановна' }, {})).toEqual([]);
});

test('the order of a list is a change', () => {
  const [first, second] = [{ id: 'a' }, { id: 'b' }];
  const lists = [{ competenceList: [first, second] }, { competenceList: [second, first] }] as const;
  expect(changedFields('position', ...lists)).toEqual(['competenceList']);
});

import { expect, it } from 'vitest';
import type { AuditRow } from '#core/audit/contract/audit.ts';
import { auditFields } from '#core/audit/contract/audit-fields.ts';
import { auditKinds } from '#platform/contract/rules/audit.ts';
import { speak } from '#platform/texts/speak.ts';
import { plain } from '#test/screen/plain.ts';
import { assessmentOf, auditedName, detailsOf, peopleOf } from './details.ts';

const t = speak.ru;
const row: AuditRow = {
  id: 1,
  at: '2026-06-15T09:00:00.000Z',
  actorName: 'Ким Анна',
  actorEmail: 'a@example.ru',
  verb: 'update',
  kind: 'position',
  entityId: 'x',
  name: 'Логист',
  currentName: null,
  details: {},
  address: null,
  browser: null,
  system: null,
};

it.each(['ru', 'en'] as const)('every field of every kind has a word (%s)', (locale) => {
  for (const kind of auditKinds) {
    for (const field of auditFields[kind]) {
      const [said = ''] = detailsOf(
        { ...row, kind, details: { fieldList: [field] } },
        speak[locale],
      );
      expect([kind, field, said]).not.toEqual([kind, field, '']);
      expect(said).not.toContain('field');
    }
  }
});

it('says what became of answers that could not be read', () => {
  const details = { number: 7, subjectCount: 2, reopened: 'asked' } as const;
  const said = detailsOf({ ...row, kind: 'questionary', verb: 'deleteUnreadable', details }, t);
  expect(said).toEqual(['Сотрудников: 2', 'Участников попросили ответить ещё раз']);
});

it('says what was changed, how many and with whom it overlaps', () => {
  const say = (details: AuditRow['details']) => detailsOf({ ...row, details }, t);
  expect(say({})).toEqual([]);
  expect(say({ fieldList: ['name', 'competenceList'] })).toEqual([
    'Изменено: название, компетенции или целевые оценки',
  ]);
  expect(say({ fieldList: [], emailFrom: 'a@example.ru', emailTo: 'b@example.ru' })).toEqual([
    'Прежний e-mail: a@example.ru, новый: b@example.ru',
  ]);
  expect(say({ fieldList: [], nameFrom: 'Ким Анна', nameTo: 'Соколова Анна' })).toEqual([
    'Прежнее имя: Ким Анна, новое: Соколова Анна',
  ]);
  const roles = {
    before: ['ROLE_EMPLOYEE' as const],
    after: ['ROLE_EMPLOYEE' as const, 'ROLE_HR' as const],
  };
  const disabled = { before: false, after: true };
  const changed = {
    ...row,
    kind: 'user' as const,
    details: { fieldList: ['roles', 'email'], roles },
  };
  expect(detailsOf(changed, t)).toEqual(['Изменено: e-mail', 'Роли: Сотрудник → Сотрудник, HR']);
  expect(say({ roles: { ...roles, before: [] }, disabled })).toEqual([
    'Роли: Сотрудник, HR',
    'Вход выключен',
  ]);
  expect(say({ roles: { ...roles, after: [] } })).toEqual(['Роли: Сотрудник → нет']);
  expect(say({ createdCount: 12, updatedCount: 0, unchangedCount: 3 })).toEqual([
    'Добавлено: 12',
    'Без изменений: 3',
  ]);
  expect(say({ isInterim: true, format: 'pdf' })).toEqual(['Промежуточный отчёт', 'Файл PDF']);
  expect(plain(say({ recentNumberList: [3, 4] })[0] ?? '')).toContain('№ 3, № 4');
  const many = say({ format: 'zip', reportCount: 12, numberList: [1, 2] }).map(plain);
  expect(many).toEqual(['Отчётов: 12', 'Файл ZIP', 'Анкеты: № 1, № 2']);
});

it('calls things by their names, and those without one by what they are', () => {
  expect(auditedName(row, t)).toBe('Логист');
  const questionary = { ...row, kind: 'questionary', details: { number: 7 } } as const;
  expect(plain(auditedName(questionary, t))).toBe('№ 7 · Логист');
  expect(plain(auditedName({ ...questionary, name: '' }, t))).toBe('№ 7');
  expect(auditedName({ ...row, kind: 'account', name: '' }, t)).toBe('Своя учётная запись');
  const staff = { ...row, kind: 'employee', verb: 'import', name: '' } as const;
  expect(auditedName(staff, t)).toBe('Список сотрудников');
  expect(auditedName({ ...staff, name: 'Люди.csv' }, t)).toBe('Список сотрудников · Люди.csv');
  expect(auditedName({ ...staff, kind: 'competence' }, t)).toBe('Список компетенций');
  expect(auditedName({ ...row, kind: 'competence', verb: 'export' }, t)).toBe('Список компетенций');
  expect(auditedName({ ...row, kind: 'competence' }, t)).toBe('Логист');
  expect(auditedName({ ...row, kind: 'cycle', verb: 'export' }, t)).toBe('Логист');
  const many = { ...questionary, verb: 'import', name: '', details: { createdCount: 3 } } as const;
  expect(auditedName(many, t)).toBe('Несколько анкет');
  expect(auditedName({ ...row, kind: 'report', name: '' }, t)).toBe('Список или несколько отчётов');
});

it('names the first of the people of an import, and says how many more there are', () => {
  const say = (peopleList: string[], details: AuditRow['details']) =>
    peopleOf({ ...row, peopleList, details }, t).map(plain);
  expect(say([], { createdCount: 3 })).toEqual([]);
  expect(say(['Ким Ян', 'Ли Ян'], { createdCount: 2, unchangedCount: 7 })).toEqual([
    'Сотрудники: Ким Ян, Ли Ян',
  ]);
  expect(say(['Ким Ян'], { createdCount: 2, updatedCount: 1, restoredCount: 1 })).toEqual([
    'Сотрудники: Ким Ян и ещё 3',
  ]);
  expect(say(['Ким Ян'], { backCount: 2, stayedCount: 1 })).toEqual(['Сотрудники: Ким Ян и ещё 2']);
});

it('names the assessment of earlier reports that were removed', () => {
  const texts = { t, locale: 'ru' as const };
  const assessment = { title: 'Весна', dateStart: '2024-03-01', dateEnd: '2024-03-15' };
  const say = (details: AuditRow['details']) => assessmentOf({ ...row, details }, texts).map(plain);
  expect(say({})).toEqual([]);
  expect(say({ assessment })).toEqual(['Прошлая оценка: Весна, 1 мар. 2024 – 15 мар. 2024']);
  expect(say({ assessment: { ...assessment, title: null, dateEnd: '2024-03-01' } })).toEqual([
    'Прошлая оценка: 1 мар. 2024',
  ]);
});

import { expect, it } from 'vitest';
import { type QuestionaryDetail, questionaryForm } from '#core/questionary/contract/questionary.ts';
import type { QuestionaryType } from '#platform/contract/rules/methods.ts';
import { issuesIn } from '#platform/web/form/values.ts';
import { fieldPlaceOf, generalOf, payloadOf, placeIssues } from './fields/form-body.ts';
import {
  clearedByType,
  hasSelf,
  newValues,
  overTheirs,
  rolesOf,
  takenFor,
  valuesOf,
  withParticipants,
} from './form-rules.ts';

const person = (id: string) => ({
  id,
  lastName: `Фамилия-${id}`,
  firstName: 'Имя',
  middleName: null,
  place: 'Инженер · Отдел',
  email: `${id}@x.ru`,
});
const progress = { progress: 0, passedCount: 0, totalCount: 0 };
const savedPerson = (id: string) => ({
  ...person(id),
  position: { id: 'p', name: 'Инженер' },
  cycle: null,
  subdivision: { id: 's', name: 'Отдел' },
});
const participant = (id: string, type: 'supervisor' | 'colleague' | 'employee') => ({
  ...savedPerson(id),
  type,
  progressList: [],
  undelivered: null,
  isAwaited: false,
  declineList: [],
});

const saved: QuestionaryDetail = {
  id: 'q',
  version: 3,
  number: 7,
  subject: 'Инженер',
  status: 'created',
  method: '360',
  type: 'position',
  positionId: 'p',
  subdivisionId: null,
  subdivision: null,
  position: { id: 'p', name: 'Инженер' },
  cycle: null,
  dateStart: '2026-06-01',
  dateEnd: '2026-06-20',
  periodType: 'quarter',
  askAgainWeeks: null,
  isAnonymous: true,
  smallGroups: 'joined',
  createdAt: '2026-05-01T10:00:00Z',
  anonymityThreshold: 3,
  askAgainOn: null,
  lostKeyCount: 0,
  remindedAt: null,
  remindableCount: 0,
  isOwn: false,
  progressList: [],
  ...progress,
  can: [],
  employeeList: ['a', 'b'].map((id) => ({
    ...savedPerson(id),
    inCompany: null,
    inPosition: null,
    workExpirience: null,
    progressList: [],
  })),
  competenceList: [{ id: 'c', name: 'Надёжность' }],
  participantList: [
    participant('boss', 'supervisor'),
    participant('mate', 'colleague'),
    participant('a', 'employee'),
  ],
  workErrorList: [],
  held: null,
  workWarningList: [],
  groupPreviewList: [],
  load: null,
};
const inWork: QuestionaryDetail = { ...saved, status: 'inwork' };

it('begins as the specification and rule 59 say', () => {
  expect(newValues('2026-06-15', 'joined')).toMatchObject({
    method: '90',
    type: 'position',
    dateStart: '2026-06-15',
    dateEnd: '2026-06-29',
    isAnonymous: true,
    smallGroups: 'joined',
    periodType: '',
    askAgainWeeks: null,
  });
});

it('shows the lists of the method', () => {
  expect(rolesOf('90')).toEqual(['supervisor']);
  expect(rolesOf('180')).toEqual(['supervisor']);
  expect(rolesOf('360')).toEqual(['supervisor', 'colleague', 'subordinate', 'customer']);
  expect((['90', '180', '360'] as const).map(hasSelf)).toEqual([false, true, true]);
});

it('re-derives the participants when the method changes, and brings them back', () => {
  const values = valuesOf(saved);
  const in90 = { ...values, method: '90' as const };
  expect(payloadOf(in90, undefined).participantList).toEqual([{ id: 'boss', type: 'supervisor' }]);
  expect(payloadOf({ ...in90, method: '360' }, undefined).participantList).toEqual([
    { id: 'boss', type: 'supervisor' },
    { id: 'mate', type: 'colleague' },
  ]);
});

it('takes a person out of a hidden list when they are chosen in a shown one', () => {
  const in90 = { ...valuesOf(saved), method: '90' as const };
  const participants = withParticipants(in90, 'supervisor', [person('mate')]);
  expect(payloadOf({ ...in90, method: '360', participants }, undefined).participantList).toEqual([
    { id: 'mate', type: 'supervisor' },
  ]);
});

it('never sends the self assessment: it follows from the method', () => {
  const sent = payloadOf(valuesOf(saved), undefined).participantList ?? [];
  expect(sent.map(({ id }) => id)).not.toContain('a');
});

it('says where a person stands already', () => {
  const values = valuesOf(saved);
  expect([...takenFor(values, 'supervisor')]).toEqual([['mate', 'colleague']]);
  const single = { ...values, employeeList: [person('a')] };
  expect(takenFor(single, 'customer').get('a')).toBe('subject');
  expect(takenFor({ ...values, method: '90' }, 'supervisor').size).toBe(0);
});

it('forgets position, subdivision and people when the type changes', () => {
  const before = valuesOf(saved);
  const changed = { ...before, type: 'surname' as const, ...clearedByType(before) };
  const payload = payloadOf(changed, undefined);
  expect(payload).toMatchObject({ positionId: null, subdivisionId: null, employeeList: [] });
  // They came with the position.
  expect(payload.competenceList).toEqual([]);
  const byHand = { ...before, positionId: '' };
  expect(clearedByType(byHand).competenceList).toEqual(before.competenceList);
});

it('sends only the selector of the type, and no empty period', () => {
  const values = { ...valuesOf(saved), subdivisionId: 's', periodType: '' as const };
  const payload = payloadOf(values, undefined);
  expect(payload).toMatchObject({ positionId: 'p', subdivisionId: null });
  expect(payload).not.toHaveProperty('periodType');
});

it('sends a created questionary whole', () => {
  const values = { ...valuesOf(saved), method: '90' as const, dateStart: '2026-06-02' };
  expect(payloadOf(values, saved)).toMatchObject({
    method: '90',
    dateStart: '2026-06-02',
    participantList: [{ id: 'boss', type: 'supervisor' }],
  });
});

it('sends in work the saved values, the new end and the added participants', () => {
  const values = valuesOf(inWork);
  const tampered = {
    ...values,
    method: '90' as const,
    dateStart: '2026-06-09',
    dateEnd: '2026-07-01',
    competenceList: [],
    employeeList: [],
    isAnonymous: false,
    participants: {
      ...values.participants,
      supervisor: [],
      colleague: [person('mate'), person('new')],
      customer: [person('boss')],
    },
  };
  expect(payloadOf(tampered, inWork)).toEqual({
    ...payloadOf(values, undefined),
    dateEnd: '2026-07-01',
    participantList: [
      { id: 'boss', type: 'supervisor' },
      { id: 'mate', type: 'colleague' },
      { id: 'new', type: 'colleague' },
    ],
  });
});

it('finds the field of an error; what no field shows stands above the form', () => {
  const payload = payloadOf(valuesOf(saved), saved);
  expect(fieldPlaceOf('dateEnd', payload)).toBe('dateEnd');
  expect(fieldPlaceOf('employeeList.1.id', payload)).toBe('employeeList');
  expect(fieldPlaceOf('participantList.1.id', payload)).toBe('participants.colleague');
  expect(fieldPlaceOf('participantList', payload)).toBe('participants.supervisor');
  const errors = { dateEnd: 'a', 'participants.colleague': 'b', version: 'c' };
  expect(generalOf(errors)).toEqual(['c']);
});

it('asks for cleared days and for the place of the type', () => {
  const values = { ...newValues('2026-06-15', 'joined'), dateEnd: '' };
  expect(issuesIn(questionaryForm, payloadOf(values, undefined))).toEqual([
    { path: 'dateEnd', key: 'validation.required' },
  ]);
  const missing = (type: QuestionaryType) =>
    placeIssues({ ...values, type }).map(({ path }) => path);
  expect(missing('position')).toEqual(['positionId']);
  expect(missing('subdivision')).toEqual(['subdivisionId']);
  expect(missing('surname')).toEqual([]);
  expect(placeIssues({ ...values, positionId: 'p' })).toEqual([]);
});

it('puts mine over theirs as far as their state allows', () => {
  const mine = {
    ...valuesOf(saved),
    method: '90' as const,
    dateEnd: '2026-09-09',
  };
  const theirs = { ...saved, version: 4, participantList: [participant('chief', 'supervisor')] };
  expect(overTheirs(mine, theirs)).toBe(mine);
  const over = overTheirs(mine, { ...theirs, status: 'inwork' });
  expect(over).toMatchObject({ method: '360', dateEnd: '2026-09-09' });
  expect(over.participants.supervisor.map(({ id }) => id)).toEqual(['chief', 'boss']);
});

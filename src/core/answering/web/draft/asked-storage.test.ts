import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPrivate } from '#platform/web/device/storage.ts';
import { FakeStorage } from '#test/fake/fake-storage.ts';
import { answeringData } from '#test/screen/screen-rows.ts';
import { forgetAsked, keepAsked, listAsked, readAsked } from './asked-storage.ts';
import { forgetDraft, keepDraft } from './draft-storage.ts';

beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

const data = answeringData({
  invitedInRole: [{ name: 'Соседов Пётр', newSince: null, renamedAt: null }],
});
const { participantId: person, questionaryId, employeeId } = data;
const place = { person, questionaryId, employeeId };
const draft = { sheetId: crypto.randomUUID(), order: [], at: '', answers: {} };
const begin = () => {
  keepDraft(place, draft, new Date());
  keepAsked(data);
};
const everything = () => JSON.stringify({ ...localStorage });

it('keeps the questions beside the answers, without who else was asked and the photo', () => {
  begin();
  expect(readAsked(place)).toMatchObject({
    competenceQuestionList: data.competenceQuestionList,
    commonQuestionList: data.commonQuestionList,
    invitedInRole: [],
    employee: { ...data.employee, photoUrl: null },
  });
  expect(listAsked(person)).toHaveLength(1);
  expect(listAsked('somebody-else')).toEqual([]);
  expect(everything()).not.toContain('Соседов');
});

it.each([
  ['the answers are sent or deleted', () => forgetDraft(place), () => forgetAsked()],
  ['their person says that it is not them', () => {}, () => forgetAsked(person)],
  ['their person signs out', () => {}, () => forgetPrivate(person)],
])('forgets them when %s', (_, before, act) => {
  begin();
  before();
  act();
  expect(readAsked(place)).toBeUndefined();
  expect(everything()).not.toContain('asked:');
});

it('leaves those whose answers still wait', () => {
  begin();
  forgetAsked();
  forgetAsked('somebody-else');
  expect(readAsked(place)).toBeDefined();
});

it('reads nothing that it cannot understand', () => {
  begin();
  localStorage.setItem(
    `private:asked:${person}:${questionaryId}:${employeeId}`,
    '{"of":"another"}',
  );
  expect(readAsked(place)).toBeUndefined();
});

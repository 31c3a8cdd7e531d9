import { expect, test } from 'vitest';
import { chosenPerson, valuesOf } from '#core/questionary/web/form-rules.ts';
import {
  employeeRow,
  engineer,
  office,
  participantRow,
  questionaryDetail,
  reliability,
} from '#test/screen/screen-rows.ts';
import { changesOf, lostOver } from './form-changes.ts';

const before = questionaryDetail();
const yours = valuesOf(before);
const placeName = (id: string) => [engineer, office].find((place) => place.id === id)?.name ?? id;
const words = { placeName, locale: 'ru' as const };
const changes = (theirs: Partial<typeof before>, mine: Partial<typeof yours> = {}) =>
  changesOf(before, questionaryDetail(theirs), { ...yours, ...mine }, words);

test('what was not touched is no change, whatever the form has by now', () => {
  expect(changes({ version: 9 }, { dateEnd: '2026-07-07', method: '90' })).toEqual([]);
});

test('a changed field stands as it was, as they saved it and as the form has it', () => {
  expect(changes({ dateEnd: '2026-08-01', isAnonymous: false }, { dateEnd: '2026-07-07' })).toEqual(
    [
      { field: 'dateEnd', before: '2026-06-30', theirs: '2026-08-01', yours: '2026-07-07' },
      { field: 'isAnonymous', before: true, theirs: false, yours: true },
    ],
  );
});

test('a place is told by its name, the status first of all', () => {
  const theirs = { status: 'inwork', type: 'subdivision', positionId: null } as const;
  expect(changes({ ...theirs, subdivisionId: office.id })).toEqual([
    { field: 'status', before: 'created', theirs: 'inwork', yours: 'created' },
    { field: 'type', before: 'position', theirs: 'subdivision', yours: 'position' },
    { field: 'positionId', before: engineer.name, theirs: '', yours: engineer.name },
    { field: 'subdivisionId', before: '', theirs: office.name, yours: '' },
  ]);
});

test('somebody more in a list is a change of that list only', () => {
  const participantList = [...before.participantList, participantRow(4, 'colleague')];
  expect(changes({ participantList })).toEqual([
    {
      field: 'colleague',
      before: ['Фамилия3 Имя'],
      theirs: ['Фамилия3 Имя', 'Фамилия4 Имя'],
      yours: ['Фамилия3 Имя'],
    },
  ]);
});

test('the order of a list is no change', () => {
  const others = [participantRow(4, 'colleague'), participantRow(5, 'colleague')];
  const more = { id: 'another', name: 'Внимание' };
  const listed = questionaryDetail({
    participantList: others,
    competenceList: [reliability, more],
  });
  const turned = { participantList: others.toReversed(), competenceList: [more, reliability] };
  expect(changesOf(listed, questionaryDetail(turned), yours, words)).toEqual([]);
});

test('sent to work meanwhile: only the last day and more participants are saved over it', () => {
  const theirs = questionaryDetail({
    status: 'inwork',
    participantList: [...before.participantList, participantRow(4, 'colleague')],
  });
  const { participants } = yours;
  const lost = (mine: Partial<typeof yours>) => lostOver(before, theirs, { ...yours, ...mine });
  expect(lost({ dateEnd: '2026-07-07' })).toEqual([]);
  expect(lost({ method: '180', isAnonymous: false })).toEqual(['method', 'isAnonymous']);
  const added = [...participants.colleague, chosenPerson(employeeRow(5))];
  expect(lost({ participants: { ...participants, colleague: added } })).toEqual([]);
  expect(lost({ participants: { ...participants, colleague: [] } })).toEqual(['colleague']);
  const still = questionaryDetail({ version: 9 });
  expect(lostOver(before, still, { ...yours, method: '90' })).toEqual([]);
});

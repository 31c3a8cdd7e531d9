import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { forgetDraft, keepDraft, placeOf } from '#core/answering/web/draft/draft-storage.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { answeringData, idOf } from '#test/screen/screen-rows.ts';
import { Information } from './information.tsx';

test('those who are new in the directory or have another name stand together, under their day', async () => {
  const invitedInRole = [
    { name: 'Новиков Пётр', newSince: '2026-06-01T09:00:00Z', renamedAt: null },
    { name: 'Сменина Анна', newSince: null, renamedAt: '2026-06-03T09:00:00Z' },
    { name: 'Старов Олег', newSince: null, renamedAt: null },
    {
      name: 'Юнгина Яна',
      newSince: '2026-06-01T10:00:00Z',
      renamedAt: '2026-06-03T10:00:00Z',
    },
  ];
  draw(
    <Information data={answeringData({ participantType: 'colleague', invitedInRole })}>
      .
    </Information>,
  );
  const list = (await screen.findByRole('heading', { name: t('answering.info.invited') }))
    .parentElement;
  const lines = [...(list?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Старов Олег',
    expect.stringMatching(/^В справочнике с .*2026.*: Новиков Пётр, Юнгина Яна$/),
    expect.stringMatching(/^Имя изменено .*2026.*: Сменина Анна, Юнгина Яна$/),
  ]);
});

describe('on a phone', () => {
  const closed = () => [...document.querySelectorAll('details:not([open])')];
  const isInView = (text: string) =>
    screen.queryAllByText(text).some((found) => !closed().some((one) => one.contains(found)));
  const shown = async (given: Partial<AnsweringData> = {}) => {
    vi.stubGlobal('innerWidth', 390);
    const invitedInRole = [{ name: 'Старов Олег', newSince: null, renamedAt: null }];
    draw(<Information data={answeringData({ invitedInRole, ...given })}>.</Information>);
    await screen.findByRole('heading', { level: 1 });
  };
  const rest = [
    t('answering.info.averaged', { threshold: 3 }),
    t('answering.info.texts'),
    t('answering.info.doNotCount', { threshold: 3 }),
    t('answering.info.companies'),
    t('answering.info.whole'),
    'Старов Олег',
    t('answering.info.kept'),
    t('auth.privacy'),
  ];
  afterEach(() => vi.unstubAllGlobals());

  test('one press opens all of the promise, who was invited, and where answers are kept', async () => {
    await shown();
    const summary = await screen.findByText(t('answering.info.anonymousMore'));
    expect(rest.filter(isInView)).toEqual([]);
    const [details] = closed();
    expect([details?.contains(summary), closed().length]).toEqual([true, 1]);
    details?.setAttribute('open', '');
    expect(rest.filter(isInView)).toEqual(rest);
  });

  test.each([
    ['namedMore', { isAnonymous: false }],
    ['whoMore', { participantType: 'supervisor' }],
    ['whoMore', { participantType: 'employee' }],
  ] as const)('what is opened says %s to %o', async (key, given) => {
    await shown(given);
    expect(document.querySelector('summary')?.textContent).toBe(t(`answering.info.${key}`));
  });

  test('the role stands by the name, and the rest is one line', async () => {
    await shown();
    const role = t('answering.step.role', { role: t('reviewerRole.colleague').toLowerCase() });
    expect(await screen.findByText(role)).toBeDefined();
    expect(
      await screen.findByText(/^3 вопроса · около \d минут[ы]? · до 30 июн\S* 2026/),
    ).toBeDefined();
  });
});

test('what is answered on this device is left no longer, nor are its minutes', async () => {
  vi.stubGlobal('innerWidth', 1440);
  const data = answeringData();
  const place = placeOf(data);
  const [own, common, text] = [5, 6, 7].map(idOf) as [string, string, string];
  const answers = { [own]: 4, [text]: 'Слушает.' };
  const draft = { sheetId: crypto.randomUUID(), order: [own, common, text], at: common, answers };
  draw(<Information data={data}>.</Information>);
  await screen.findByText(t('answering.info.questions', { count: 3 }));
  await screen.findByText(t('answering.info.minutes', { count: 2 }));
  cleanup();
  keepDraft(place, draft, new Date());
  draw(<Information data={data}>.</Information>);
  await screen.findByText(t('answering.info.questionsLeft', { left: 1, count: 3 }));
  await screen.findByText(t('answering.info.minutes', { count: 1 }));
  forgetDraft(place);
  vi.unstubAllGlobals();
});

test('on a wide screen the five sentences are in view at once', async () => {
  vi.stubGlobal('innerWidth', 1440);
  draw(<Information data={answeringData()}>.</Information>);
  const averaged = await screen.findByText(t('answering.info.averaged', { threshold: 3 }));
  expect(averaged.closest('details')).toBeNull();
  vi.unstubAllGlobals();
});

test.each<[string, Partial<AnsweringData>, boolean]>([
  ['an example of the scale stands before the questions', {}, true],
  ['not about oneself', { participantType: 'employee' }, false],
  ['nor where the company has words of its own', { answerWords: { ru: ['Да'] } }, false],
])('%s', (_, given, isThere) => {
  draw(<Information data={answeringData(given)}>.</Information>);
  const example = t('answering.info.example', { half: t('answer.3'), none: t('answer.0') });
  expect(screen.queryByText(example) !== null).toBe(isThere);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw, t } from '#test/screen/screen.tsx';
import { testingData } from '#test/screen/screen-rows.ts';
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
    <Information data={testingData({ participantType: 'colleague', invitedInRole })}>
      .
    </Information>,
  );
  const list = (await screen.findByRole('heading', { name: t('testing.info.invited') }))
    .parentElement;
  const lines = [...(list?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Старов Олег',
    expect.stringMatching(/^В справочнике с .*2026.*: Новиков Пётр, Юнгина Яна$/),
    expect.stringMatching(/^Имя изменено .*2026.*: Сменина Анна, Юнгина Яна$/),
  ]);
});

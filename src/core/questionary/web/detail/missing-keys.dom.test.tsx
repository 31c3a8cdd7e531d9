import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw, t } from '#test/screen/screen.tsx';
import { questionaryDetail } from '#test/screen/screen-rows.ts';
import { MissingKeys } from './detail-panel.tsx';

const drawn = (lostKeyCount: number) =>
  draw(<MissingKeys questionary={questionaryDetail({ lostKeyCount })} />);

test('the panel says about how many people answers can’t be read, and what to do', async () => {
  drawn(3);
  expect(
    await screen.findByText('Ответы о 3 сотрудниках не прочитать: на сервере нет ключа'),
  ).toBeTruthy();
  expect(await screen.findByText(t('questionaryDetail.keyMissingText'))).toBeTruthy();
});

test('and nothing where every key is there', () => {
  drawn(0);
  expect(screen.queryByText(t('questionaryDetail.keyMissingText'))).toBeNull();
});

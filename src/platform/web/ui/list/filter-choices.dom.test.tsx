import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw, t } from '#test/screen/screen.tsx';
import { FilterChoices } from './filter-choices.tsx';

const draws = (count: number) =>
  draw(
    <FilterChoices
      legend="Отделы"
      options={Array.from({ length: count }, (_, at) => ({
        value: `${at}`,
        label: `Отдел ${at}`,
        note: `${at} чел.`,
      }))}
      chosen={['3']}
      scrolls
      onChange={() => undefined}
    />,
  ).user;
const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

test('many are searched, each with how many stand behind it', async () => {
  const user = draws(12);
  await user.type(await screen.findByRole('searchbox'), 'отдел 1');
  expect(names()).toEqual(['Отдел 1 1 чел.', 'Отдел 10 10 чел.', 'Отдел 11 11 чел.']);
  await user.type(await screen.findByRole('searchbox'), '9');
  expect(await screen.findByText(t('list.nothingFound'))).toBeTruthy();
});

test.each([
  [3, 'ui-filter-row'],
  [5, 'ui-filter-list'],
])('%i choices stand in a %s', async (count, box) => {
  const options = Array.from({ length: count }, (_, at) => ({ value: `${at}`, label: `${at}` }));
  draw(<FilterChoices legend="x" options={options} chosen={undefined} onChange={() => {}} />);
  const [first] = await screen.findAllByRole('checkbox');
  expect(first?.closest(`.${box}`)).not.toBeNull();
});

test('a few have no search', async () => {
  draws(8);
  await screen.findAllByRole('checkbox');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#test/screen/screen.tsx';
import { idOf, listedQuestionary } from '#test/screen/screen-rows.ts';
import { CardBox } from './card-box.tsx';
import { useSelection } from './selection.ts';

const column = [1, 2, 3, 4].map((number) => listedQuestionary({ id: idOf(number), number }));

function Column() {
  const selection = useSelection();
  return (
    <>
      {column.map((row) => (
        <CardBox key={row.id} row={row} column={column} selection={selection} />
      ))}
      <p>{[...selection.picked.values()].map(({ number }) => number).join(' ')}</p>
    </>
  );
}

test('with shift, all from the last one to this are selected or let go', async () => {
  const { user } = draw(<Column />);
  const press = async (number: number) =>
    user.click(await screen.findByRole('checkbox', { name: new RegExp(`№ ${number},`) }));
  await press(2);
  await user.keyboard('{Shift>}');
  await press(4);
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('2 3 4')).toBeTruthy();
  await press(3);
  expect(await screen.findByText('2 4')).toBeTruthy();
});

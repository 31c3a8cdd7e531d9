import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FileProblem } from '#platform/contract/table-file.ts';
import { plain } from '#test/screen/plain.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { noColumnChoices } from './column-choices.ts';
import { FileColumns } from './columns.tsx';
import { FileProblems } from './problems.tsx';

const fields = [{ value: 'inCompany', label: 'Дата приёма' }] as const;
const others = Array.from({ length: 14 }, (_, at) => ({
  index: at + 1,
  header: `Столбец ${at + 1}`,
  field: null,
  sample: '',
}));
const hired = { index: 0, header: 'Принят', field: 'inCompany' as const, sample: '2021-05-04' };
const missing: FileProblem = { message: 'Нет столбца «E-mail»', rowCount: 1, rowList: [] };
const wrong: FileProblem = {
  message: 'E-mail: в этом e-mail ошибка',
  rowCount: 1,
  rowList: [{ rowIndex: 2, value: 'x' }],
};

const drawColumns = (problemList: FileProblem[]) =>
  draw(
    <FileColumns
      known={{ columns: [hired, ...others], sheet: null, sheetList: [], problemList }}
      fields={fields}
      choices={noColumnChoices}
      onDecide={() => undefined}
    />,
  );

test('unused columns wait behind a press, unless one that is needed may be among them', async () => {
  const more = t('fileImport.otherColumns', { count: others.length });
  const { unmount } = drawColumns([wrong]);
  expect(screen.queryByText('Столбец 7')).toBeNull();
  expect(await screen.findByText(more)).toBeTruthy();
  unmount();
  drawColumns([wrong, missing]);
  expect(await screen.findByText('Столбец 7')).toBeTruthy();
  expect(screen.queryByText(more)).toBeNull();
});

test('a spreadsheet’s date stands in the form of all screens', () => {
  drawColumns([]);
  expect(plain(document.body.textContent ?? '')).toContain('Например: 4 мая 2021');
});

test('a problem with the columns names no row', async () => {
  draw(<FileProblems problems={[missing, wrong]} />);
  const [columns, rows] = await screen.findAllByRole('listitem');
  expect(columns?.textContent).toBe(missing.message);
  expect(rows?.textContent).toBe(`${wrong.message}Строка 2 (x)`);
});

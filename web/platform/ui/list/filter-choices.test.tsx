import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterChoices } from './filter-choices.tsx';

test.each([
  [3, 'ui-filter-row'],
  [5, 'ui-filter-list'],
])('%i choices stand in a %s', (count, box) => {
  const options = Array.from({ length: count }, (_, at) => ({ value: `${at}`, label: `${at}` }));
  const drawn = renderToStaticMarkup(
    <FilterChoices legend="x" options={options} chosen={undefined} onChange={() => undefined} />,
  );
  expect(drawn).toContain(`class="${box}"`);
});

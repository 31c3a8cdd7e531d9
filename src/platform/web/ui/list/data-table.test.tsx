import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { speak } from '#platform/texts/speak.ts';
import { TextsProvider } from '#platform/web/ui/base/texts.tsx';
import { DataCards } from './data-cards.tsx';
import { WideTable } from './data-table.tsx';
import type { Column, DataTableProps } from './table.ts';

type Person = { id: string; name: string };

const drawn = (Table: typeof WideTable, rows: Person[] | undefined) =>
  renderToStaticMarkup(
    <TextsProvider value={{ t: speak.en, locale: 'en' }}>
      <Table
        label="People"
        columns={[{ key: 'name', label: 'Name', cell: ({ name }) => name }]}
        rows={rows}
        rowKey={({ id }) => id}
        empty={{ title: 'Nobody' }}
        skeletonRows={3}
      />
    </TextsProvider>,
  );

it.each([
  ['a table', WideTable, /<tbody aria-hidden="true">(<tr>.*?<\/tr>){3}<\/tbody>/, '<tbody><tr>'],
  [
    'cards',
    DataCards,
    /<ul[^>]*>(<li [^>]*aria-hidden="true">.*?<\/li>){3}<\/ul>/,
    '<li class="ui-card"><',
  ],
])(
  'reads out no rows of %s while they are loading, and says that it is busy',
  (_, Table, silent, row) => {
    const loading = drawn(Table, undefined);
    expect(loading).toContain('aria-busy="true"');
    expect(loading).toMatch(silent);
    const there = drawn(Table, [{ id: 'a', name: 'Ann' }]);
    expect(there).toContain('aria-busy="false"');
    expect(there).toContain(row);
  },
);

it('heads each row with its first column, or with the one that says so', () => {
  const head = (columns: readonly Column<Person>[]) =>
    renderToStaticMarkup(
      <TextsProvider value={{ t: speak.en, locale: 'en' }}>
        <WideTable
          label="People"
          columns={columns}
          rows={[{ id: 'a', name: 'Ann' }]}
          rowKey={({ id }) => id}
          empty={{ title: 'Nobody' }}
        />
      </TextsProvider>,
    ).match(/<th scope="row">(.*?)<\/th>/)?.[1];
  const id: Column<Person> = { key: 'id', label: 'Id', cell: (person) => person.id };
  const name: Column<Person> = { key: 'name', label: 'Name', cell: (person) => person.name };
  expect(head([id, name])).toBe('a');
  expect(head([id, { ...name, headsRow: true }])).toBe('Ann');
});

const cards = (given: Partial<DataTableProps<Person>>) =>
  renderToStaticMarkup(
    <TextsProvider value={{ t: speak.en, locale: 'en' }}>
      <DataCards
        label="People"
        columns={[
          { key: 'name', label: 'Name', sortable: true, cell: ({ name }) => name },
          { key: 'id', label: 'Id', cell: ({ id }) => id },
        ]}
        rows={[{ id: 'a', name: 'Ann' }]}
        rowKey={({ id }) => id}
        empty={{ title: 'Nobody' }}
        actions={() => <i>act</i>}
        {...given}
      />
    </TextsProvider>,
  );

it('puts the actions of a card beside its head, or below where the head needs the room', () => {
  expect(cards({})).toMatch(/Ann.*act.*<dl>/);
  expect(cards({ actionsBelow: true })).toMatch(/Ann.*<dl>.*<\/dl>.*act/);
});

it('asks above cards for an order by one line, which says how to have none once there is one', () => {
  const sorted = (sort: DataTableProps<Person>['sort']) => cards({ sort, onSort: () => undefined });
  expect(sorted(undefined)).toContain(`>${speak.en('list.sortBy')}<`);
  expect(sorted('name:a')).toContain(`>${speak.en('list.unsorted')}<`);
  expect(sorted(undefined)).toMatch(/<label[^>]* class="ui-hidden">/);
});

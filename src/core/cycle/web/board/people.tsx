import ListChecks from 'lucide-react/icons/list-checks';
import UserPlus from 'lucide-react/icons/user-plus';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import type { BoardRow } from '#core/cycle/contract/cycle-subjects.ts';
import type { BoardSearch } from '#core/cycle/web/cycle-search.ts';
import { BoardBar } from '#core/cycle/web/many/board-bar.tsx';
import type { Meant } from '#core/cycle/web/many/meant.ts';
import { useBoard } from '#core/cycle/web/queries.ts';
import { RoleLegend } from '#core/cycle/web/role-counts.tsx';
import { fullName } from '#platform/contract/rules/names.ts';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { boardColumns } from './board-columns.tsx';
import { BoardFilter } from './board-filter.tsx';
import { StageChips } from './stage-chips.tsx';
import { useMeant } from './use-meant.ts';
import type { BoardAddress } from './use-panels.ts';

interface PeopleProps {
  cycle: CycleDetail;
  address: BoardAddress;
  /** A panel takes part of the width. */
  isBeside: boolean;
  onAdd: () => void;
}

/** Who is selected, as they are by now. */
const selected = (chosen: ReadonlyMap<string, BoardRow>, page: readonly BoardRow[]): BoardRow[] =>
  [...chosen].map(([id, row]) => page.find(({ employee }) => employee.id === id) ?? row);

/** The people of a cycle: narrowed by stage, words and places, and selected to do something with. */
export function People({ cycle, address, isBeside, onAdd }: PeopleProps) {
  const texts = useT();
  const { t } = texts;
  const { search } = address;
  const device = useDevice();
  const subjects = useBoard(cycle, search);
  const selection = useMeant();
  const { data: rows = [], count = 0, stageCounts } = subjects.data ?? {};
  const isAnybody = subjects.isPending || rows.length > 0;
  /** Another search finds others: nobody out of sight stays selected. */
  const narrow = (changed: Partial<BoardSearch>) => {
    selection.clear();
    address.setSearch({ ...search, ...changed });
  };
  const isSelecting = selection.isOn || device !== 'mobile';
  const meant: Meant =
    selection.isAll && stageCounts
      ? { search, stageCounts }
      : { rows: selected(selection.rows, rows) };
  const onPage = rows.filter(selection.has).length;
  return (
    <>
      <StageChips
        counts={stageCounts ?? (subjects.isError ? undefined : cycle.stageCounts)}
        chosen={search.stage}
        onChange={(stage) => narrow({ stage })}
      />
      <search className="cycle-tools">
        {isSelecting && rows.length > 0 && (
          <Checkbox
            label={t('cycleBoard.selectPage')}
            checked={onPage === rows.length}
            indeterminate={onPage > 0 && onPage < rows.length}
            onChange={({ target }) => selection.set(rows, target.checked)}
          />
        )}
        <SearchField
          label={t('cycleBoard.search')}
          value={search.q ?? ''}
          onChange={(q) => narrow({ q: q || undefined })}
        />
        <BoardFilter search={search} onChange={narrow} />
        {!isSelecting && isAnybody && (
          <Button icon={<ListChecks />} disabled={rows.length === 0} onClick={selection.begin}>
            {t('cycleBoard.select')}
          </Button>
        )}
      </search>
      {isAnybody && <RoleLegend method={cycle.method} />}
      <PagedTable
        list={subjects}
        address={address}
        label={t('cycle.people.title')}
        columns={boardColumns({
          texts,
          cycle,
          isNarrow: device !== 'desktop' || isBeside,
          boxOf: (row) =>
            isSelecting && (
              <Checkbox
                hideLabel
                label={t('cycleBoard.selectOne', { name: fullName(row.employee, texts.locale) })}
                checked={selection.has(row)}
                onChange={({ nativeEvent }) =>
                  selection.press(
                    row,
                    rows,
                    'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
                  )
                }
              />
            ),
        })}
        rowKey={({ employee }) => employee.id}
        empty={{
          icon: <UserPlus aria-hidden="true" />,
          title: t('cycleBoard.empty'),
          text: t('cycleBoard.emptyText'),
          action: cycle.can.includes('addSubjects') && (
            <Button variant="primary" onClick={onAdd}>
              {t('cycleBoard.addPeople')}
            </Button>
          ),
        }}
      />
      {selection.isOn && (
        <BoardBar
          cycle={cycle}
          meant={meant}
          foundCount={count}
          onAll={selection.selectAll}
          onClear={selection.clear}
        />
      )}
    </>
  );
}

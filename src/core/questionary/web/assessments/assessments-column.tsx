import type { ReactNode } from 'react';
import type { ListedQuestionary } from '#core/questionary/contract/questionary.ts';
import {
  type AssessmentsSearch,
  assessmentsAddress,
  cardsQuery,
  type ListStatus,
} from '#core/questionary/web/assessments-search.ts';
import type { AssessmentsColumn } from '#core/questionary/web/cards.ts';
import { NearEnd } from '#core/questionary/web/near-end.tsx';
import { CardSkeleton, QuestionaryCard } from '#core/questionary/web/questionary-card.tsx';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { nothingFound } from '#platform/web/ui/list/nothing-found.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { useArrived } from './arrived.ts';
import type { WaysToCreate } from './create-menu.tsx';
import type { Selection } from './selection.ts';

/** The journal is there before its menu of ways to create. */
export const CreateMenu = part(() => import('./create-menu.tsx'), 'WaysMenu');
const CardBox = part(() => import('./card-box.tsx'), 'CardBox');

export type BoxOf = (row: ListedQuestionary, column: readonly ListedQuestionary[]) => ReactNode;

export interface ColumnProps {
  status: ListStatus;
  column: AssessmentsColumn;
  search: AssessmentsSearch;
  onReset: () => void;
  /** Undefined where creating is not possible or not allowed. */
  ways: WaysToCreate | undefined;
  /** While cards are being selected, their boxes show. */
  isSelecting?: boolean;
  /** The box that selects a card among those of its column; undefined where there is none. */
  boxOf?: BoxOf | undefined;
  /** Receives what holds the create button, and null when it is removed. */
  createRef?: (holder: HTMLElement | null) => void;
}

/** The cards of one status. More load as the reader gets near the end. */
export function ColumnCards(props: ColumnProps) {
  const { status, column, search, ways, createRef, isSelecting, boxOf } = props;
  const rows = column.data?.pages.flatMap((page) => page.data) ?? [];
  const arrived = useArrived(column, JSON.stringify(cardsQuery(search, status)));
  return (
    <div className="q-column-cards" aria-busy={column.isFetching}>
      {status === 'created' && ways && (
        <div ref={createRef}>
          <CreateMenu
            block
            variant="secondary"
            ways={ways}
            meanwhile={<Skeleton height="var(--control)" />}
          />
        </div>
      )}
      {column.isPending && <CardSkeletons />}
      {column.isError && rows.length === 0 && <QueryError query={column} />}
      {column.isSuccess && rows.length === 0 && <NothingHere {...props} />}
      {rows.length > 0 && (
        <ul
          className={classNames(
            'q-cards',
            column.isPlaceholderData && 'q-stale',
            isSelecting && 'q-selecting',
          )}
        >
          {rows.map((row) => (
            <li key={row.id} className={arrived.has(row.id) ? 'q-arrived' : undefined}>
              <QuestionaryCard row={row} search={search} />
              {boxOf?.(row, rows)}
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && <NearEnd query={column} />}
    </div>
  );
}

/** The boxes that select cards. They come after the cards: nobody selects what they have not seen. */
export function useCardBoxes(areCardsThere: boolean, selection: Selection): BoxOf | undefined {
  if (!areCardsThere) return undefined;
  return (row, column) => <CardBox row={row} column={column} selection={selection} />;
}

export const CardSkeletons = () => [1, 2, 3].map((place) => <CardSkeleton key={place} />);

const empty = {
  created: ['questionary.assessments.emptyCreated', 'questionary.assessments.emptyCreatedText'],
  inwork: ['questionary.assessments.emptyInwork', 'questionary.assessments.emptyInworkText'],
  done: ['questionary.assessments.emptyDone', 'questionary.assessments.emptyDoneText'],
  archived: ['questionary.archive.empty', 'questionary.archive.emptyText'],
} as const;

function NothingHere({ status, search, onReset }: ColumnProps) {
  const { t } = useT();
  const desktop = useDevice() === 'desktop';
  if (assessmentsAddress.isNarrowed(search)) {
    // Short, because the other columns may have found something.
    return desktop && status !== 'archived' ? (
      <p className="q-none-found">{t('list.nothingFound')}</p>
    ) : (
      <EmptyState {...nothingFound(t, onReset)} />
    );
  }
  const [title, text] = empty[status];
  return <EmptyState title={t(title)} text={t(text)} />;
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OrgChartPerson } from '#addon/structure/contract/structure-org-chart.ts';
import { errorText } from '#platform/web/api/call.ts';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { orgChartParts } from './org-chart-keys.ts';
import { levelSize, useLevel } from './org-chart-levels.ts';
import { labelOf, marksOf, OrgChartRow } from './org-chart-row.tsx';
import { type OrgChartView, openness } from './org-chart-view.ts';

interface LevelProps {
  of: string;
  /** How deep the level is in the tree, from 1. */
  depth: number;
  view: OrgChartView;
  /** How many items follow at the same depth. */
  after?: number;
}

/** The people under somebody, or at the top. */
export function Level({ of, depth, view, after = 0 }: LevelProps) {
  const { t } = useT();
  const [pages, setPages] = useState(1);
  const reached = Math.floor((view.reach.get(of) ?? 0) / levelSize) + 1;
  const level = useLevel(of, Math.max(pages, reached) * levelSize);
  if (level.isPending) return <Loading />;
  if (level.isError && !level.data) {
    const text = `${errorText(level.error, t)} ${t('common.retry')}`;
    return <Action depth={depth} text={text} onPress={() => void level.refetch()} />;
  }
  const { people, count } = level.data;
  const left = count - people.length;
  return (
    <>
      {people.map((person, index) => (
        <Branch
          key={person.id}
          {...{ person, depth, view }}
          place={index + 1}
          size={count + after}
        />
      ))}
      {left > 0 && (
        <Action
          depth={depth}
          text={t('structure.orgChart.more', { count: left })}
          onPress={() => setPages(Math.ceil(people.length / levelSize) + 1)}
        />
      )}
    </>
  );
}

const Loading = () => (
  <div role="none" className="structure-org-chart-loading" aria-busy="true">
    <Skeleton width="28px" height="28px" />
    <Skeleton width="40%" />
  </div>
);

interface BranchProps {
  person: OrgChartPerson;
  depth: number;
  /** The number of the place at its depth, from 1, and how many there are. */
  place: number;
  size: number;
  view: OrgChartView;
}

/** Somebody, and below them their people. */
function Branch({ person, depth, place, size, view }: BranchProps) {
  const texts = useT();
  const { id, direct } = person;
  const { open, byItself } = openness(view, id, depth);
  const isShown = view.search.person === id;
  const item = useShown(isShown && view.round);
  const marks = marksOf(person, texts);
  const turn = direct > 0 ? () => view.turn(id, byItself) : undefined;
  return (
    <div
      ref={item}
      role="treeitem"
      aria-level={depth}
      aria-posinset={place}
      aria-setsize={size}
      aria-label={labelOf(person, marks, texts)}
      {...(turn && { 'aria-expanded': open })}
      {...(isShown && { 'aria-current': true })}
      {...(view.mayLead && { 'aria-keyshortcuts': 'F2' })}
      tabIndex={-1}
    >
      <OrgChartRow {...{ person, marks, turn }} mayLead={view.mayLead} />
      {open && turn && (
        <OrgChartGroup depth={depth}>
          <Level of={id} depth={depth + 1} view={view} />
        </OrgChartGroup>
      )}
    </div>
  );
}

/** Brings the person who is shown into view, and the focus to them. */
function useShown(round: number | false) {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round === false) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [round]);
  return item;
}

/** The deepest level that still moves to the right. */
const deepest = 10;

/** What stands below an item. */
export const OrgChartGroup = ({ depth, children }: { depth: number; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: no element is a group of a tree.
  <div role="group" className={classNames(depth >= deepest && 'is-deep')}>
    {children}
  </div>
);

/** An item that does something with its level. */
function Action({ depth, text, onPress }: { depth: number; text: string; onPress: () => void }) {
  return (
    <div role="treeitem" aria-level={depth} aria-label={text} tabIndex={-1}>
      <div className="structure-org-chart-row">
        <button
          type="button"
          tabIndex={-1}
          className="structure-org-chart-action"
          {...orgChartParts.main}
          onClick={onPress}
        >
          {text}
        </button>
      </div>
    </div>
  );
}

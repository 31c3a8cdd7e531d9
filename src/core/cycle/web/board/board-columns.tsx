import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import type { BoardRow } from '#core/cycle/contract/cycle-subjects.ts';
import { RoleCounts } from '#core/cycle/web/role-counts.tsx';
import { Answered, approverWords } from '#core/cycle/web/row-words.tsx';
import { PersonLine } from '#core/employee/web/person/person-line.tsx';
import { fullName } from '#platform/contract/rules/names.ts';
import { placeLine } from '#platform/web/shared/place-line.ts';
import type { Texts } from '#platform/web/ui/base/texts.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';

interface BoardColumns {
  texts: Texts;
  cycle: CycleDetail;
  /** The box that selects somebody; null where nobody is being selected. */
  boxOf: (row: BoardRow) => ReactNode;
  /** Where there is little room the approver stands below the stage. */
  isNarrow: boolean;
}

/** Who, how far, by whom approved, with which raters, and how many have answered. */
export function boardColumns({ texts, cycle, boxOf, isNarrow }: BoardColumns): Column<BoardRow>[] {
  const { t, locale } = texts;
  const columns: (Column<BoardRow> | false)[] = [
    {
      key: 'name',
      label: t('cycleBoard.columns.name'),
      sortable: true,
      cell: (row) => (
        <span className="cycle-person">
          {boxOf(row)}
          <PersonLine person={row.employee}>
            <Link
              to="/estimation/cycles/$id"
              params={{ id: cycle.id }}
              search={(before) => ({ ...before, person: row.employee.id })}
              resetScroll={false}
            >
              <bdi>{fullName(row.employee, locale)}</bdi>
            </Link>
            <Hint>{placeLine(row.employee.position.name, row.employee.subdivision.name)}</Hint>
          </PersonLine>
        </span>
      ),
    },
    {
      key: 'stage',
      label: t('cycleBoard.columns.stage'),
      sortable: true,
      cell: (row) => (
        <>
          <StageOf {...row} texts={texts} />
          {isNarrow && cycle.approvedBy !== 'nobody' && !row.questionaryId && (
            <Hint as="p">{approverWords(row, texts)}</Hint>
          )}
        </>
      ),
    },
    !isNarrow &&
      cycle.approvedBy !== 'nobody' && {
        key: 'approver',
        label: t('cycleBoard.columns.approver'),
        cell: ({ approver }) =>
          approver ? <bdi>{fullName(approver, locale)}</bdi> : t('cycleBoard.filter.byHr'),
      },
    {
      key: 'raters',
      label: t('cycleBoard.columns.raters'),
      cell: (row) => <RoleCounts row={row} method={cycle.method} />,
    },
    {
      key: 'answered',
      label: t('cycle.answered'),
      sortable: true,
      cell: (row) => (row.answered ? <Answered {...row} /> : <Muted>—</Muted>),
    },
  ];
  return columns.filter((column) => column !== false);
}

const stagesWithReason: ReadonlySet<BoardRow['stage']> = new Set(['problem', 'waiting', 'leftOut']);

type StageOfProps = Pick<BoardRow, 'stage' | 'isLate' | 'isHeld' | 'problemList'> & {
  texts: Texts;
};

function StageOf({ stage, isLate, isHeld, problemList, texts: { t } }: StageOfProps) {
  const marks = [
    ...(isLate ? [t('cycleBoard.late')] : []),
    ...(isHeld ? [t('cycleBoard.held')] : []),
    ...(stagesWithReason.has(stage) ? problemList : []),
  ];
  return (
    <>
      <span className="cycle-stage" data-stage={stage}>
        {t(`cycleBoard.stageOfOne.${stage}`)}
      </span>
      {marks.length > 0 && <Hint as="p">{marks.join('; ')}</Hint>}
    </>
  );
}

import { formatMark } from '#contract/assessment/content/report-numbers.ts';
import { type Position, positionCalls } from '#contract/people/position.ts';
import { DirectoryBoard } from '#web/people/directory/shared/directory-board.tsx';
import { useArchive } from '#web/people/directory/shared/queries.ts';
import { TwinButton } from '#web/people/directory/twin/twin-button.tsx';
import { part } from '#web/platform/session/part.ts';
import { markedName } from '#web/platform/shared/dictionaries.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import type { Column } from '#web/platform/ui/list/table.ts';
import { Muted } from '#web/platform/ui/show/text.tsx';

import {
  GiveBar,
  SelectPage,
  SelectPosition,
  usePositionSelection,
} from './position-selection.tsx';

const Form = part(() => import('./position-form.tsx'), 'PositionForm');

const named = 4;

export function PositionTab() {
  const { t, locale } = useT();
  const selection = usePositionSelection();
  const withTarget = ({ targetMark, ...competence }: Position['competenceList'][number]) => {
    const name = markedName(competence, t);
    return targetMark === undefined ? name : `${name} (${formatMark(targetMark, locale, 1)})`;
  };
  const columns: Column<Position>[] = [
    {
      key: 'name',
      label: t('directory.name'),
      width: '40%',
      cell: ({ description, ...entry }) => (
        <>
          <SelectPosition entry={entry} selection={selection} />
          {description && <Muted className="directory-description">{description}</Muted>}
        </>
      ),
    },
    {
      key: 'competenceList',
      label: t('directory.positions.withTargets'),
      cell: ({ competenceList }) => {
        if (competenceList.length === 0) return <Muted>{t('directory.positions.none')}</Muted>;
        const more = competenceList.length - named;
        const first = competenceList.slice(0, named).map(withTarget).join(', ');
        return more > 0 ? `${first} ${t('directory.positions.more', { count: more })}` : first;
      },
    },
  ];
  return (
    <>
      <DirectoryBoard
        tab="positions"
        calls={positionCalls}
        columns={columns}
        nameOf={({ name }) => name}
        Form={Form}
        archive={useArchive(positionCalls)}
        tools={<TwinButton kind="position" />}
        above={(rows) => <SelectPage rows={rows} selection={selection} />}
      />
      <GiveBar selection={selection} />
    </>
  );
}

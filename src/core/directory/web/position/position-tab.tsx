import type { ReactNode } from 'react';
import { type Position, positionCalls } from '#core/directory/contract/position.ts';
import { markedName } from '#core/directory/web/shared/dictionaries.ts';
import { DirectoryBoard } from '#core/directory/web/shared/directory-board.tsx';
import { useArchive } from '#core/directory/web/shared/queries.ts';
import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';

import {
  GiveBar,
  SelectPage,
  SelectPosition,
  usePositionSelection,
} from './position-selection.tsx';

const Form = part(() => import('./position-form.tsx'), 'PositionForm');

const named = 4;

export function PositionTab({ tools }: { tools?: ReactNode }) {
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
        tools={tools}
        above={(rows) => <SelectPage rows={rows} selection={selection} />}
      />
      <GiveBar selection={selection} />
    </>
  );
}

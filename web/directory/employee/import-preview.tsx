import CircleCheck from 'lucide-react/icons/circle-check';
import type { ImportedRow, ImportOutcome, ImportReply } from '#contract/employee-import.ts';
import { fullName } from '#contract/rules/names.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import type { Column } from '#web/ui/list/table.ts';
import { Button } from '#web/ui/press/button.tsx';
import { Badge, type BadgeTone } from '#web/ui/show/badge.tsx';
import { formatDay } from '#web/ui/show/format-date.ts';
import { Digits, Muted } from '#web/ui/show/text.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportNotes } from './import-notes.tsx';
import { ImportPlaces } from './import-places.tsx';
import type { ImportWork } from './use-import.ts';

const tones: Record<ImportOutcome, BadgeTone> = {
  created: 'success',
  updated: 'accent',
  restored: 'accent',
  unchanged: 'neutral',
};
const outcomes = ['created', 'updated', 'restored', 'unchanged'] as const;

export interface ImportPreviewProps {
  reply: ImportReply;
  work: Pick<ImportWork, 'file' | 'sent' | 'back' | 'choices' | 'decide' | 'lacksLeave'>;
}

const hasNewPlaces = ({ newPlaces }: ImportReply): boolean =>
  newPlaces.positions.length + newPlaces.subdivisions.length > 0;

/** What saving would do, with the first rows as they would become. */
export function ImportPreview({ reply, work }: ImportPreviewProps) {
  const { file, sent, back } = work;
  const { t } = useT();
  const isNothing = reply.created + reply.updated + reply.restored === 0;
  return (
    <>
      <div className="directory-import-read">
        <CircleCheck />
        <p role="status">
          {t('directory.import.read')} <Muted>{file?.name}</Muted>
        </p>
        <Button variant="link" disabled={sent !== undefined} onClick={back}>
          {t('directory.import.otherFile')}
        </Button>
      </div>
      <dl className="directory-import-counts">
        {outcomes
          .filter((outcome) => outcome !== 'restored' || reply.restored > 0)
          .map((outcome) => (
            <div key={outcome}>
              <dt>{t(`directory.import.${outcome}`)}</dt>
              <dd>{reply[outcome]}</dd>
            </div>
          ))}
      </dl>
      {isNothing && <p>{t('directory.import.nothing')}</p>}
      {hasNewPlaces(reply) && <ImportPlaces newPlaces={reply.newPlaces} work={work} />}
      <ImportNotes reply={reply} work={work} />
      <ImportColumns reply={reply} work={work} />
      <Rows rows={reply.firstRows} isNothing={isNothing} />
    </>
  );
}

function Rows({ rows, isNothing }: { rows: readonly ImportedRow[]; isNothing: boolean }) {
  const texts = useT();
  const { t } = texts;
  const title = t(`directory.import.${isNothing ? 'firstRows' : 'firstChanges'}`);
  const columns: Column<ImportedRow>[] = [
    {
      key: 'lastName',
      label: t('directory.employees.person'),
      cell: (row) => (
        <span>
          <bdi>{fullName(row)}</bdi>
          <Muted className="directory-email">{row.email}</Muted>
        </span>
      ),
    },
    {
      key: 'position',
      label: t('directory.employees.position'),
      cell: ({ position, subdivision }) => (
        <span>
          {position}
          <Muted className="directory-email">{subdivision}</Muted>
        </span>
      ),
    },
    {
      key: 'inCompany',
      label: t('directory.employees.inCompany'),
      cell: ({ inCompany }) => <Digits>{formatDay(inCompany, texts)}</Digits>,
    },
    {
      key: 'outcome',
      label: t('directory.import.outcome'),
      cell: (row) => <Outcome row={row} />,
    },
  ];
  return (
    <section>
      <h2>{title}</h2>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ rowIndex }) => String(rowIndex)}
        empty={{ title: t('directory.import.nothing') }}
      />
    </section>
  );
}

/** What happens to a row. Changed fields are named as in the form. */
function Outcome({ row: { outcome, changed } }: { row: ImportedRow }) {
  const { t } = useT();
  const say = t as (key: string) => string;
  const fields = changed.map((key) => say(`directory.employees.${key}`).toLowerCase());
  return (
    <span>
      <Badge tone={tones[outcome]}>{t(`directory.import.outcomes.${outcome}`)}</Badge>
      {fields.length > 0 && <Muted className="directory-email">{fields.join(', ')}</Muted>}
    </span>
  );
}

import type { ReactNode } from 'react';
import {
  type ImportedReply,
  type ImportedReport,
  importedOutcomes,
  type WithheldMark,
} from '#core/report/contract/imported-report.ts';
import { Counts, SkippedRows } from '#platform/web/shared/file-import/result.tsx';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/show/badge.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Digits, Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { NewCompetences } from './new-competences.tsx';
import type { ImportedWork } from './queries.ts';

type Outcome = ImportedReport['outcome'];
const tones: Record<Outcome, BadgeTone> = {
  created: 'success',
  unchanged: 'neutral',
  different: 'accent',
  nothingLeft: 'neutral',
};

export interface ImportedPreviewProps {
  reply: ImportedReply;
  work: ImportedWork;
  /** The scale and the file's columns, to be corrected. */
  columns: ReactNode;
}

/** What saving would bring in, and what not. */
export function ImportedPreview({ reply, work, columns }: ImportedPreviewProps) {
  const { t } = useT();
  const { newCompetences, skipped, skippedRowCount } = reply;
  const counted = importedOutcomes.filter((one) => one === 'created' || reply[one] > 0);
  return (
    <>
      <Counts counts={counted.map((one) => [t(`importedReport.counts.${one}`), reply[one]])} />
      {reply.created > 0 && <InfoBlock>{t('importedReport.whoSees')}</InfoBlock>}
      {reply.different > 0 && <p>{t('importedReport.differentHint')}</p>}
      {reply.removedBefore > 0 && (
        <InfoBlock
          tone="warning"
          title={t('importedReport.removedBefore', { count: reply.removedBefore })}
        >
          {t('importedReport.removedBeforeText')}
        </InfoBlock>
      )}
      <Withheld reply={reply} />
      {newCompetences.length > 0 && <NewCompetences list={newCompetences} work={work} />}
      <SkippedRows skipped={skipped} count={skippedRowCount} />
      {columns}
      <Reports rows={reply.reportList} />
    </>
  );
}

/** Marks that nobody will see, because too few people gave them (rule 25). */
function Withheld({ reply }: { reply: ImportedReply }) {
  const { t } = useT();
  const { withheldList, withheldCount: count, anonymityThreshold: threshold } = reply;
  if (count === 0) return null;
  return (
    <InfoBlock tone="warning" title={t('importedReport.withheld', { count })}>
      <p>{t('importedReport.withheldWhy', { threshold })}</p>
      <Disclosure summary={t('importedReport.withheldList')}>
        <ul className="r-history-withheld">
          {withheldList.map((mark) => (
            <li key={`${mark.rowIndex} ${mark.type}`}>
              <WithheldLine mark={mark} />
            </li>
          ))}
        </ul>
        {withheldList.length < count && (
          <Muted as="p">{t('fileImport.shownFirst', { count: withheldList.length })}</Muted>
        )}
      </Disclosure>
    </InfoBlock>
  );
}

function WithheldLine({ mark }: { mark: WithheldMark }) {
  const { t } = useT();
  const { rowIndex, subject, competence, type, count } = mark;
  return (
    <>
      <Digits>{t('upload.row', { row: rowIndex })}</Digits>{' '}
      <span>
        <bdi>{subject}</bdi>, {competence}: {t(`reviewerRoles.${type}`).toLowerCase()},{' '}
        <Muted>
          {count === null ? t('importedReport.uncounted') : t('common.people', { count })}
        </Muted>
      </span>
    </>
  );
}

function Reports({ rows }: { rows: readonly ImportedReport[] }) {
  const texts = useT();
  const title = texts.t('importedReport.firstReports');
  return (
    <section>
      <h2>{title}</h2>
      <DataTable
        label={title}
        columns={columnsOf(texts)}
        rows={rows}
        rowKey={({ rowIndex }) => String(rowIndex)}
        empty={{ title: texts.t('importedReport.nothing') }}
      />
    </section>
  );
}

const columnsOf = (texts: Texts): Column<ImportedReport>[] => [
  {
    key: 'subject',
    label: texts.t('report.list.employee'),
    cell: ({ subject, title }) => (
      <span>
        <bdi>{subject}</bdi> {title && <Muted>{title}</Muted>}
      </span>
    ),
  },
  {
    key: 'dateStart',
    label: texts.t('report.list.period'),
    cell: ({ dateStart, dateEnd }) => <Digits>{formatPeriod(dateStart, dateEnd, texts)}</Digits>,
  },
  {
    key: 'competenceCount',
    label: texts.t('importedReport.competences'),
    cell: ({ competenceCount }) => <Digits>{competenceCount}</Digits>,
  },
  {
    key: 'outcome',
    label: texts.t('importedReport.outcome'),
    cell: ({ outcome }) => (
      <Badge tone={tones[outcome]}>{texts.t(`importedReport.outcomes.${outcome}`)}</Badge>
    ),
  },
];

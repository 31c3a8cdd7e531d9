import type { ReactNode } from 'react';
import type {
  CompetenceImportReply,
  CompetenceOutcome,
  ImportedCompetence,
} from '#core/competence/contract/competence-file.ts';
import { OutcomeCounts } from '#platform/web/shared/file-import/result.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/show/badge.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

const tones: Record<CompetenceOutcome, BadgeTone> = {
  created: 'success',
  updated: 'accent',
  restored: 'accent',
  unchanged: 'neutral',
};

/** What became of the competencies, or will. */
export const competenceCountsOf = ({
  created,
  updated,
  restored,
  unchanged,
}: CompetenceImportReply) =>
  [
    ['created', created],
    ['updated', updated],
    ['restored', restored],
    ['unchanged', unchanged],
  ] as const;

interface CompetencePreviewProps {
  reply: CompetenceImportReply;
  /** The file's columns, to be corrected. */
  columns: ReactNode;
}

/** What saving would do with the competencies of the file. */
export function CompetencePreview({ reply, columns }: CompetencePreviewProps) {
  const { t } = useT();
  const { created, updated, restored, unchanged, firstCompetences } = reply;
  const changing = created + updated + restored;
  const isNothing = changing === 0;
  const counts = competenceCountsOf(reply).filter(
    ([outcome, count]) => outcome !== 'restored' || count > 0,
  );
  const title = t(`competenceImport.${isNothing ? 'all' : 'changes'}`);
  return (
    <>
      <OutcomeCounts counts={counts} />
      {isNothing && <p>{t('competenceImport.nothing')}</p>}
      {updated > 0 && <p>{t('competenceImport.frozen')}</p>}
      <section>
        <h2>{title}</h2>
        <DataTable
          label={title}
          columns={useColumns()}
          rows={firstCompetences}
          rowKey={({ rowIndex }) => String(rowIndex)}
          empty={{ title: t('competenceImport.nothing') }}
        />
        {firstCompetences.length < (changing || unchanged) && (
          <Muted as="p">{t('fileImport.shownFirst', { count: firstCompetences.length })}</Muted>
        )}
      </section>
      {columns}
    </>
  );
}

function useColumns(): Column<ImportedCompetence>[] {
  const { t } = useT();
  return [
    { key: 'name', label: t('directory.name'), cell: ({ name }) => name },
    {
      key: 'questionCount',
      label: t('directory.competencies.questions'),
      width: '140px',
      cell: ({ questionCount }) =>
        t('directory.competencies.questionCount', { count: questionCount }),
    },
    {
      key: 'outcome',
      label: t('competenceImport.outcome'),
      cell: ({ outcome, changed }) => (
        <span>
          <Badge tone={tones[outcome]}>{t(`competenceImport.outcomes.${outcome}`)}</Badge>
          {changed.length > 0 && (
            <Muted className="file-import-below">
              {changed.map((field) => inList(t(`competenceImport.fields.${field}`))).join(', ')}
            </Muted>
          )}
        </span>
      ),
    },
  ];
}

/** A label within a sentence: only its first letter becomes small. */
const inList = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

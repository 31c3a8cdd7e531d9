import type { ReactNode } from 'react';
import type { SkippedRow } from '#platform/contract/table-file.ts';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { Digits, Muted } from '#platform/web/ui/show/text.tsx';
import './file-import.css';
import type { Outcome } from './use-file-import.ts';

/** How much of what saving would do. */
export function OutcomeCounts({ counts }: { counts: readonly (readonly [Outcome, number])[] }) {
  const { t } = useT();
  return <Counts counts={counts.map(([outcome, count]) => [t(`fileImport.${outcome}`), count])} />;
}

interface CountsProps {
  counts: readonly (readonly [label: string, ReactNode])[];
  /** Words instead of numbers. */
  inWords?: boolean;
}

/** The same where an import has outcomes of its own. */
export function Counts({ counts, inWords = false }: CountsProps) {
  return (
    <dl className={classNames('file-import-counts', inWords && 'file-import-words')}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface SkippedRowsProps {
  /** The first of them. */
  skipped: readonly SkippedRow[];
  /** How many were passed over in all. */
  count: number;
}

/** Rows that were passed over, and why. Nothing where there are none. */
export function SkippedRows({ skipped, count }: SkippedRowsProps) {
  const { t } = useT();
  if (count === 0) return null;
  return (
    <Disclosure summary={t('fileImport.skippedRows', { count })}>
      <ul className="file-import-skipped">
        {skipped.map(({ rowIndex, reason, text }) => (
          <li key={rowIndex}>
            <Digits>{t('upload.row', { row: rowIndex })}</Digits>
            <span>
              {text} <Muted>{t(`fileImport.reasons.${reason}`)}</Muted>
            </span>
          </li>
        ))}
      </ul>
      {skipped.length < count && (
        <Muted as="p">{t('fileImport.shownFirst', { count: skipped.length })}</Muted>
      )}
    </Disclosure>
  );
}

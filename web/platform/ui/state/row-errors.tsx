import { useState } from 'react';
import { Button } from '#web/platform/ui/press/button.tsx';
import { Digits, Muted } from '#web/platform/ui/show/text.tsx';
import { InfoBlock } from './info-block.tsx';
import './row-errors.css';
import { useT } from '#web/platform/ui/base/texts.tsx';

export interface RowErrorsProps {
  title: string;
  /** The row number as a spreadsheet shows it, and the errors in the reader's language. */
  rows: readonly { rowIndex: number; errorList: readonly string[] }[];
  /** How many rows have errors; the server lists the first of them. */
  total: number;
}

const shownFirst = 20;

/** The errors in a file, row by row. Screen readers announce it. Needs the texts `upload`. */
export function RowErrors({ title, rows, total }: RowErrorsProps) {
  const { t } = useT();
  const [whole, setWhole] = useState(false);
  const shown = rows.slice(0, whole ? rows.length : shownFirst);
  const hidden = total - shown.length;
  const canShowMore = shown.length < rows.length;
  return (
    <div role="alert">
      <InfoBlock tone="danger" title={title}>
        <ul className="ui-row-errors">
          {shown.map(({ rowIndex, errorList }) => (
            <li key={rowIndex}>
              <Digits>{t('upload.row', { row: rowIndex })}</Digits>
              <span>{errorList.join(' · ')}</span>
            </li>
          ))}
        </ul>
        {hidden > 0 && !canShowMore && (
          <Muted as="p">{t('upload.andMore', { count: hidden })}</Muted>
        )}
        {canShowMore && (
          <Button variant="link" onClick={() => setWhole(true)}>
            {t(rows.length < total ? 'upload.showFirst' : 'upload.showAll', { count: rows.length })}
          </Button>
        )}
      </InfoBlock>
    </div>
  );
}

import { useState } from 'react';
import { Button } from '#web/ui/press/button.tsx';
import { Digits, Muted } from '#web/ui/show/text.tsx';
import { InfoBlock } from './info-block.tsx';
import './row-errors.css';
import { useT } from '#web/ui/base/texts.tsx';

export interface RowErrorsProps {
  title: string;
  /** The row number as a spreadsheet shows it, and the errors in the reader's language. */
  rows: readonly { rowIndex: number; errorList: readonly string[] }[];
}

const shownFirst = 20;
/** A list of tens of thousands would block the page, and nobody fixes them one by one. */
const shownAtMost = 500;

/** The errors in a file, row by row. Screen readers announce it. Needs the texts `upload`. */
export function RowErrors({ title, rows }: RowErrorsProps) {
  const { t } = useT();
  const [whole, setWhole] = useState(false);
  const shown = rows.slice(0, whole ? shownAtMost : shownFirst);
  const hidden = rows.length - shown.length;
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
        {hidden > 0 && whole && <Muted as="p">{t('upload.andMore', { count: hidden })}</Muted>}
        {hidden > 0 && !whole && (
          <Button variant="link" onClick={() => setWhole(true)}>
            {t('upload.showAll', { count: rows.length })}
          </Button>
        )}
      </InfoBlock>
    </div>
  );
}

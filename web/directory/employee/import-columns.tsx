import { useState } from 'react';
import { type ImportReply, importFields } from '#contract/employee-import.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Select } from '#web/ui/pick/select.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { Muted } from '#web/ui/show/text.tsx';
import { chooseField, nameOf, type ReplyColumn } from './import-choices.ts';
import type { ImportWork } from './use-import.ts';

/** With more columns those that are not used wait behind a press. */
const fewColumns = 12;

export interface ImportColumnsProps {
  reply: ImportReply;
  work: Pick<ImportWork, 'choices' | 'decide'>;
}

/** Which sheet is read, and each of its columns with the field that it goes to. */
export function ImportColumns({ reply, work }: ImportColumnsProps) {
  const { t } = useT();
  const { columns, sheet, sheetList } = reply;
  const { choices, decide } = work;
  const [whole, setWhole] = useState(columns.length <= fewColumns);
  const shown = columns.filter((column) => {
    return whole || column.field !== null || nameOf(column, columns) in choices.fields;
  });
  const hidden = columns.length - shown.length;
  return (
    <section>
      <h2>{t('directory.import.columns')}</h2>
      <Muted as="p">{t('directory.import.columnsLead')}</Muted>
      <div className="directory-import-columns">
        {sheetList.length > 1 && (
          <Select
            label={t('directory.import.sheet')}
            value={choices.sheet ?? sheet}
            options={sheetList.map((name) => ({ value: name, label: name }))}
            onChange={(name) => decide({ ...choices, sheet: name })}
            className="directory-import-sheet"
          />
        )}
        {shown.map((column) => (
          <Column
            key={nameOf(column, columns)}
            column={column}
            onChoose={(field) => decide(chooseField(choices, columns, { column, field }))}
            chosen={choices.fields[nameOf(column, columns)]}
          />
        ))}
      </div>
      {hidden > 0 && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {t('directory.import.otherColumns', { count: hidden })}
        </Button>
      )}
    </section>
  );
}

type Field = ReplyColumn['field'];
const none = 'none';

interface ColumnProps {
  column: ReplyColumn;
  /** Shown at once; the server's answer follows. */
  chosen: Field | undefined;
  onChoose: (field: Field) => void;
}

function Column({ column: { index, header, field, sample }, chosen, onChoose }: ColumnProps) {
  const { t } = useT();
  const shown = chosen === undefined ? field : chosen;
  const options = [
    { value: none, label: t('directory.import.noField') },
    ...importFields.map((value) => ({
      value,
      label: t(value === 'fullName' ? 'directory.import.fullName' : `directory.employees.${value}`),
    })),
  ] as const;
  return (
    <Select
      label={header || t('directory.import.column', { letter: letterOf(index) })}
      hint={sample && t('directory.import.sample', { value: sample })}
      value={shown ?? none}
      options={options}
      onChange={(value) => onChoose(value === none ? null : value)}
      className={shown ? undefined : 'directory-import-unused'}
    />
  );
}

/** 27 is AB. */
const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

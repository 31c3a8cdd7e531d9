import { useState } from 'react';
import type { FileColumn, FileProblem } from '#platform/contract/table-file.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatDay, isPlainDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import {
  type ColumnChoices,
  chooseField,
  columnName,
  type KnownColumns,
} from './column-choices.ts';

/** In a file with more columns, those that are not used are shown only after a press. */
const fewColumns = 12;

interface FieldOption<Key extends string> {
  value: Key;
  label: string;
}

/** What the last answer tells of the columns, with what is wrong in the file. */
interface Checked<Key extends string> extends Omit<KnownColumns<Key>, 'encodings'> {
  problemList: readonly FileProblem[];
}

export interface FileColumnsProps<Key extends string, Choices extends ColumnChoices<Key>> {
  known: Checked<Key>;
  /** What a column may be used for. */
  fields: readonly FieldOption<Key>[];
  choices: Choices;
  onDecide: (choices: Choices) => void;
}

/** Which sheet is read, and each of its columns with the field that it goes to. */
export function FileColumns<Key extends string, Choices extends ColumnChoices<Key>>({
  known,
  fields,
  choices,
  onDecide,
}: FileColumnsProps<Key, Choices>) {
  const { t } = useT();
  const { columns, sheet, sheetList } = known;
  const [isOpened, setOpened] = useState(false);
  const whole = isOpened || columns.length <= fewColumns || lacksColumn(known);
  const shown = columns.filter((column) => {
    return whole || column.field !== null || columnName(column, columns) in choices.fields;
  });
  const hidden = columns.length - shown.length;
  return (
    <section>
      <h2>{t('fileImport.columns')}</h2>
      <Muted as="p">{t('fileImport.columnsLead')}</Muted>
      <div className="file-import-columns">
        {sheetList.length > 1 && (
          <Select
            label={t('fileImport.sheet')}
            value={choices.sheet ?? sheet}
            options={sheetList.map((name) => ({ value: name, label: name }))}
            onChange={(name) => onDecide({ ...choices, sheet: name })}
            className="file-import-sheet"
          />
        )}
        {shown.map((column) => (
          <Column
            key={columnName(column, columns)}
            column={column}
            fields={fields}
            onChoose={(field) => onDecide(chooseField(choices, columns, { column, field }))}
            chosen={choices.fields[columnName(column, columns)]}
          />
        ))}
      </div>
      {hidden > 0 && (
        <Button variant="link" onClick={() => setOpened(true)}>
          {t('fileImport.otherColumns', { count: hidden })}
        </Button>
      )}
    </section>
  );
}

/** A problem of no row is about the columns: the one that is looked for may be among all the others. */
const lacksColumn = ({ problemList }: Checked<string>): boolean =>
  problemList.some(({ rowList }) => rowList.length === 0);

const none = 'none';

interface ColumnProps<Key extends string> {
  column: FileColumn<Key>;
  fields: readonly FieldOption<Key>[];
  /** Shown at once; the server's answer follows. */
  chosen: Key | null | undefined;
  onChoose: (field: Key | null) => void;
}

function Column<Key extends string>({ column, fields, chosen, onChoose }: ColumnProps<Key>) {
  const texts = useT();
  const { t } = texts;
  const { index, header, field } = column;
  const sample = spokenSample(column, texts);
  const shown = chosen === undefined ? field : chosen;
  const options: { value: Key | typeof none; label: string }[] = [
    { value: none, label: t('fileImport.noField') },
    ...fields,
  ];
  return (
    <Select
      label={header || t('fileImport.column', { letter: letterOf(index) })}
      hint={sample && t('fileImport.sample', { value: sample })}
      value={shown ?? none}
      options={options}
      onChange={(value) => onChoose(value === none ? null : value)}
      className={shown ? undefined : 'file-import-unused'}
    />
  );
}

/** A spreadsheet's own dates are read as YYYY-MM-DD. */
const spokenSample = ({ sample }: FileColumn<string>, texts: Texts): string =>
  isPlainDay(sample) ? formatDay(sample, texts) : sample;

/** 27 is AB. */
const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

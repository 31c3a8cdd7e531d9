import type { FileProblem } from '#platform/contract/table-file.ts';
import type { T } from '#platform/texts/t.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

/** What is wrong with the file, each problem once with its first rows. Screen readers announce it. */
export function FileProblems({ problems }: { problems: readonly FileProblem[] }) {
  const { t } = useT();
  return (
    <div role="alert">
      <InfoBlock tone="danger" title={t('fileImport.errors')}>
        <ProblemList problems={problems} />
        <Muted as="p">{t('fileImport.errorsHint')}</Muted>
      </InfoBlock>
    </div>
  );
}

/** Each problem once, with its first rows. */
export function ProblemList({ problems }: { problems: readonly FileProblem[] }) {
  const { t } = useT();
  return (
    <ul className="file-import-problems">
      {problems.map(({ message, rowCount, rowList }) => (
        <li key={message}>
          <span>{message}</span>
          {rowList.length > 0 && (
            <Muted as="p" digits>
              {whereOf({ rowCount, rowList }, t)}
            </Muted>
          )}
        </li>
      ))}
    </ul>
  );
}

type Where = Pick<FileProblem, 'rowCount' | 'rowList'>;

/** `Строка 5 (31.02.2020)`, or `300 строк: 2 (скоро), 3 и другие`. */
export function whereOf({ rowCount, rowList }: Where, t: T): string {
  const [only] = rowList;
  const inBrackets = ({ value }: { value: string }) => (value ? ` (${value})` : '');
  if (rowCount === 1 && only) return t('upload.row', { row: only.rowIndex }) + inBrackets(only);
  const first = rowList.map((row) => `${row.rowIndex}${inBrackets(row)}`).join(', ');
  const more = rowList.length < rowCount ? ` ${t('fileImport.andMore')}` : '';
  return `${t('fileImport.problemRows', { count: rowCount })}: ${first}${more}`;
}

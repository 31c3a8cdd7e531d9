import { useLayoutEffect, useRef } from 'react';
import {
  type EmployeeImportReply,
  type RepairRow,
  repairEmployeeFile,
  repairsPerPage,
} from '#core/employee/contract/employee-import.ts';
import type { Lack } from '#core/employee/web/import-choices.ts';
import type { ImportWork } from '#core/employee/web/use-import.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import { columnFields } from '#platform/web/shared/file-import/column-choices.ts';
import { ProblemList } from '#platform/web/shared/file-import/problems.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import { Pager } from '#platform/web/ui/list/pager.tsx';
import { pageCount } from '#platform/web/ui/list/pages.ts';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import './repair.css';
import { fieldBehind, repairFields } from './field-behind.ts';
import { RowButtons, RowCells, RowHead } from './repair-row.tsx';
import { isUndecided, openRows, rowFields, withLeftOut } from './row-decisions.ts';

export interface RepairTableProps {
  reply: EmployeeImportReply;
  work: Pick<ImportWork, 'choices' | 'amend' | 'file'>;
  lack: Lack;
}

/** Above a table of several pages so many of the most frequent problems are named: a column may be the wrong one. */
const mostProblems = 5;

/** The rows that are wrong or were decided, each with its cells to repair. */
export function RepairTable({ reply, work, lack }: RepairTableProps) {
  const { t } = useT();
  const { choices, amend } = work;
  const { repairList, repairRowCount, errorRowCount } = reply;
  const last = pageCount(repairRowCount, repairsPerPage);
  const page = Math.min(choices.rows.page, last);
  const setPage = (next: number) => amend((now) => ({ ...now, rows: { ...now.rows, page: next } }));
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isTurned = useRef(false);
  useLayoutEffect(() => {
    if (lack.isFirst) repairFields(section.current)[0]?.focus();
  }, [lack.isFirst]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of the next page are there once it is answered.
  useLayoutEffect(() => {
    if (isTurned.current) repairFields(section.current)[0]?.focus();
    isTurned.current = false;
  }, [reply.repairPage]);
  function goOn(from: HTMLElement) {
    const next = fieldBehind(from, section.current);
    if (next) return next.focus();
    if (page === last) {
      if (!from.matches('[data-repair]')) heading.current?.focus();
      return;
    }
    isTurned.current = true;
    setPage(page + 1);
  }
  const open = openRows(reply.wrongRowList, choices.rows);
  const leaveRest = () => amend((now) => ({ ...now, rows: withLeftOut(now.rows, open) }));
  const title =
    errorRowCount > 0
      ? t('directory.import.repair.title', { count: errorRowCount })
      : t('directory.import.repair.done');
  const columns: Column<RepairRow>[] = [
    {
      key: 'row',
      label: t('directory.import.repair.row'),
      cell: (row) => <RowHead row={row} work={work} />,
      width: '220px',
    },
    {
      key: 'cells',
      label: t('directory.import.repair.cells'),
      cell: (row) => <RowCells row={row} work={work} onNext={goOn} />,
    },
    {
      key: 'decision',
      label: t('directory.import.repair.decision'),
      cell: (row) => <RowButtons row={row} work={work} onNext={goOn} />,
      width: '240px',
    },
  ];
  return (
    <section ref={section} className="import-repair">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {errorRowCount > 0 && <Muted as="p">{t('directory.import.repair.lead')}</Muted>}
      {lack.isThere && (
        <FieldError id="repair-first">{t('directory.import.repair.first')}</FieldError>
      )}
      {errorRowCount > repairsPerPage && (
        <ProblemList problems={reply.problemList.slice(0, mostProblems)} />
      )}
      <DataTable
        label={title}
        columns={columns}
        rows={repairList}
        loading={page !== reply.repairPage}
        rowKey={({ rowIndex }) => String(rowIndex)}
        empty={{ title: t('list.nothingFound') }}
      />
      <Pager count={repairRowCount} limit={repairsPerPage} page={page} onPage={setPage} />
      <div className="import-repair-all">
        {open.length > 0 && (
          <Button onClick={leaveRest}>
            {t('directory.import.repair.leaveRest', { count: open.length })}
          </Button>
        )}
        {!isUndecided(choices.rows) && <RepairedFile reply={reply} work={work} />}
      </div>
    </section>
  );
}

function RepairedFile({ reply, work: { file, choices } }: Omit<RepairTableProps, 'lack'>) {
  const { t } = useT();
  const { mutate, isPending } = useDownload(
    repairEmployeeFile,
    t('directory.import.repair.downloadFailed'),
  );
  if (!file) return null;
  return (
    <Button
      pending={isPending}
      onClick={() =>
        mutate({ file, body: { ...columnFields(choices, reply), ...rowFields(choices.rows) } })
      }
    >
      {t('directory.import.repair.download')}
    </Button>
  );
}

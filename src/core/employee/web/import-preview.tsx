import type { ReactNode } from 'react';
import type {
  EmployeeImportReply,
  EmployeeOutcome,
  ImportedEmployee,
} from '#core/employee/contract/employee-import.ts';
import { OutcomeCounts } from '#platform/web/shared/file-import/result.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/show/badge.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Digits, Muted } from '#platform/web/ui/show/text.tsx';
import {
  ImportDateOrder,
  ImportLikeBirths,
  ImportNameOrder,
  ImportSwappedPlaces,
} from './doubt/doubtful-columns.tsx';
import {
  ImportDismissed,
  ImportHireDate,
  ImportUntidyNames,
  ImportWithoutEmail,
} from './doubt/doubtful-people.tsx';
import { ImportKnownElsewhere } from './doubt/import-known-elsewhere.tsx';
import { lackOf, openDecisions } from './import-choices.ts';
import { MissingLeaders, NamesakeLeaders } from './import-leaders.tsx';
import { ImportNotes } from './import-notes.tsx';
import { ImportArchived, ImportPlaces } from './import-places.tsx';
import { RepairTable } from './repair/repair-table.tsx';
import { employeeCountsOf, type ImportWork } from './use-import.ts';

const tones: Record<EmployeeOutcome, BadgeTone> = {
  created: 'success',
  updated: 'accent',
  restored: 'accent',
  unchanged: 'neutral',
};

export interface EmployeePreviewProps {
  reply: EmployeeImportReply;
  work: Pick<ImportWork, 'choices' | 'decide' | 'amend' | 'lacksDecision' | 'file'>;
  /** The file's columns, to be corrected. */
  columns: ReactNode;
}

const hasNewPlaces = ({ newPlaces }: EmployeeImportReply): boolean =>
  newPlaces.positions.length + newPlaces.subdivisions.length > 0;

/** Why nothing would be saved: it is there already, or the file has nobody who is taken. */
function whyNothing({ unchanged, takenBack, dismissed }: EmployeeImportReply, leftOut: number) {
  if (unchanged > 0) return 'nothing';
  if (leftOut > 0) return 'onlyLeftOut';
  return takenBack + dismissed > 0 ? 'onlyFormer' : 'nothing';
}

/** What saving would do, with the first rows as they would become. */
export function EmployeePreview({ reply, work, columns }: EmployeePreviewProps) {
  const { t } = useT();
  const { archivedPlaces, missingLeaders, namesakeLeaders } = reply;
  const open = work.lacksDecision ? openDecisions(reply, work.choices) : [];
  const isWrong = reply.errorRowCount > 0;
  const isNothing = !isWrong && reply.created + reply.updated + reply.restored === 0;
  const counts = employeeCountsOf(reply).filter(
    ([outcome, count]) => outcome !== 'restored' || count > 0,
  );
  return (
    <>
      {!isWrong && <OutcomeCounts counts={counts} />}
      {reply.repairList.length > 0 && (
        <RepairTable reply={reply} work={work} lack={lackOf('wrongRows', open)} />
      )}
      {isNothing && (
        <p>{t(`directory.import.${whyNothing(reply, work.choices.rows.leftOut.length)}`)}</p>
      )}
      {reply.doubtfulDates && (
        <ImportDateOrder doubt={reply.doubtfulDates} work={work} lack={lackOf('dateOrder', open)} />
      )}
      {reply.untidyNames && <ImportUntidyNames untidy={reply.untidyNames} work={work} />}
      {reply.turnedNames && <ImportNameOrder turned={reply.turnedNames} work={work} />}
      {reply.swappedPlaces && <ImportSwappedPlaces places={reply.swappedPlaces} work={work} />}
      {reply.dismissed > 0 && <ImportDismissed reply={reply} work={work} />}
      {reply.withoutEmail && (
        <ImportWithoutEmail
          people={reply.withoutEmail}
          work={work}
          lack={lackOf('withoutEmail', open)}
        />
      )}
      {reply.knownElsewhere.length > 0 && (
        <ImportKnownElsewhere reply={reply} work={work} lack={lackOf('knownElsewhere', open)} />
      )}
      {reply.likeBirths && (
        <ImportLikeBirths births={reply.likeBirths} work={work} lack={lackOf('likeBirths', open)} />
      )}
      {reply.withoutHireDate && (
        <ImportHireDate
          count={reply.withoutHireDate.count}
          work={work}
          lack={lackOf('withoutHireDate', open)}
        />
      )}
      {hasNewPlaces(reply) && (
        <ImportPlaces reply={reply} work={work} lack={lackOf('newPlaces', open)} />
      )}
      {archivedPlaces.length > 0 && (
        <ImportArchived places={archivedPlaces} work={work} lack={lackOf('archivedPlaces', open)} />
      )}
      {missingLeaders.length > 0 && (
        <MissingLeaders
          leaders={missingLeaders}
          work={work}
          lack={lackOf('missingLeaders', open)}
        />
      )}
      {namesakeLeaders.length > 0 && (
        <NamesakeLeaders
          names={namesakeLeaders}
          work={work}
          lack={lackOf('namesakeLeaders', open)}
        />
      )}
      <ImportNotes reply={reply} work={work} />
      {columns}
      {reply.firstRows.length > 0 && <Rows rows={reply.firstRows} isNothing={isNothing} />}
    </>
  );
}

function Rows({ rows, isNothing }: { rows: readonly ImportedEmployee[]; isNothing: boolean }) {
  const texts = useT();
  const { t } = texts;
  const title = t(`directory.import.${isNothing ? 'firstRows' : 'firstChanges'}`);
  const columns: Column<ImportedEmployee>[] = [
    {
      key: 'lastName',
      label: t('directory.employees.lastName'),
      cell: ({ lastName, email }) => (
        <span>
          <bdi>{lastName}</bdi>
          <Muted className="file-import-below">{email}</Muted>
        </span>
      ),
    },
    {
      key: 'firstName',
      label: t('directory.employees.firstName'),
      cell: ({ firstName, middleName }) => (
        <span>
          <bdi>{firstName}</bdi>
          <Muted className="file-import-below">{middleName}</Muted>
        </span>
      ),
    },
    {
      key: 'position',
      label: t('directory.employees.position'),
      cell: ({ position, subdivision }) => (
        <span>
          {position}
          <Muted className="file-import-below">{subdivision}</Muted>
        </span>
      ),
    },
    {
      key: 'inCompany',
      label: t('directory.employees.inCompany'),
      cell: ({ inCompany }) => <Digits>{formatDay(inCompany, texts)}</Digits>,
    },
    ...(rows.some(({ managerName }) => managerName !== '')
      ? [
          {
            key: 'manager',
            label: t('directory.import.manager'),
            cell: ({ managerName, managerEmail }: ImportedEmployee) => (
              <span>
                {managerName}
                <Muted className="file-import-below">{managerEmail}</Muted>
              </span>
            ),
          },
        ]
      : []),
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
        empty={{ title: t('list.nothingFound') }}
      />
    </section>
  );
}

/** What happens to a row. Changed fields are named as in the form, new leaders by their e-mails. */
function Outcome({ row: { outcome, changed, managerEmail } }: { row: ImportedEmployee }) {
  const { t } = useT();
  const say = t as (key: string) => string;
  const leaders = managerEmail || t('directory.import.noLeaders');
  const fields = changed.map((key) => {
    const name = say(`directory.employees.${key}`).toLowerCase();
    return key === 'managerEmail' ? `${name}: ${leaders}` : name;
  });
  return (
    <span>
      <Badge tone={tones[outcome]}>{t(`directory.import.outcomes.${outcome}`)}</Badge>
      {fields.length > 0 && <Muted className="file-import-below">{fields.join(', ')}</Muted>}
    </span>
  );
}

import type { ReactNode } from 'react';
import { DirectoryBoard } from '#core/directory/web/shared/directory-board.tsx';
import { type Employee, employeeCalls } from '#core/employee/contract/employee.ts';
import { PersonLine } from '#core/employee/web/person/person-line.tsx';
import { TitlesToConfirm } from '#core/employee/web/wish/wish-list.tsx';
import { fullName } from '#platform/contract/rules/names.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Email } from '#platform/web/ui/show/email.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Digits, Muted } from '#platform/web/ui/show/text.tsx';
import { EmployeeTools } from './employee-tools.tsx';

const Form = part(() => import('./employee-form.tsx'), 'EmployeeForm');

/** `held`: what waits for a yes. */
export function EmployeeTab({ held, tools }: { held?: ReactNode; tools?: ReactNode }) {
  const texts = useT();
  const { t } = texts;
  const columns: Column<Employee>[] = [
    {
      key: 'lastName',
      label: t('directory.employees.person'),
      cell: (employee) => (
        <PersonLine person={employee}>
          <bdi>{fullName(employee, texts.locale)}</bdi>
          <Muted className="directory-email">
            <Email address={employee.email} />
          </Muted>
        </PersonLine>
      ),
    },
    {
      key: 'position',
      label: t('directory.employees.position'),
      cell: ({ position }) => position,
    },
    {
      key: 'subdivision',
      label: t('directory.employees.subdivision'),
      cell: ({ subdivision }) => subdivision,
    },
    {
      key: 'inCompany',
      label: t('directory.employees.inCompany'),
      width: '140px',
      cell: ({ inCompany }) => <Digits>{formatDay(inCompany, texts)}</Digits>,
    },
  ];
  return (
    <>
      <TitlesToConfirm />
      {held}
      <DirectoryBoard
        tab="employees"
        calls={employeeCalls}
        columns={columns}
        nameOf={(one) => fullName(one, texts.locale)}
        Form={Form}
        tools={
          <>
            {tools}
            <EmployeeTools />
          </>
        }
      />
    </>
  );
}

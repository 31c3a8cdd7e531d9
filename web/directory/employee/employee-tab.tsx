import type { Employee } from '#contract/employee.ts';
import { fullName } from '#contract/rules/names.ts';
import { DirectoryBoard } from '#web/directory/shared/directory-board.tsx';
import { useDeleteEmployee, useEmployeeList } from '#web/directory/shared/queries.ts';
import { useDirectoryAddress } from '#web/directory/shared/use-directory-address.ts';
import { PersonAvatar } from '#web/shared/person-avatar.tsx';
import { lazyPart } from '#web/ui/base/patient.ts';
import { useT } from '#web/ui/base/texts.tsx';
import type { Column } from '#web/ui/list/table.ts';
import { Email } from '#web/ui/show/email.tsx';
import { formatDay } from '#web/ui/show/format-date.ts';
import { Digits, Muted } from '#web/ui/show/text.tsx';
import { EmployeeTools } from './employee-tools.tsx';

const Form = lazyPart(async () => ({
  default: (await import('./employee-form.tsx')).EmployeeForm,
}));

export function EmployeeTab() {
  const texts = useT();
  const { t } = texts;
  const { search } = useDirectoryAddress();
  const columns: Column<Employee>[] = [
    {
      key: 'lastName',
      label: t('directory.employees.person'),
      cell: (employee) => (
        <span className="directory-person">
          <PersonAvatar {...employee} size="s" />
          <span>
            <bdi>{fullName(employee)}</bdi>
            <Muted className="directory-email">
              <Email address={employee.email} />
            </Muted>
          </span>
        </span>
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
    <DirectoryBoard
      tab="employees"
      list={useEmployeeList(search)}
      columns={columns}
      nameOf={fullName}
      Form={Form}
      remove={useDeleteEmployee()}
      tools={<EmployeeTools />}
    />
  );
}

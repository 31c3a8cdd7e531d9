import { type Employee, employeeCalls } from '#contract/people/employee.ts';
import { fullName } from '#contract/platform/rules/names.ts';
import { DirectoryBoard } from '#web/people/directory/shared/directory-board.tsx';
import { TwinButton } from '#web/people/directory/twin/twin-button.tsx';
import { WishList } from '#web/people/directory/wish/wish-list.tsx';
import { part } from '#web/platform/session/part.ts';
import { PersonAvatar } from '#web/platform/shared/person-avatar.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import type { Column } from '#web/platform/ui/list/table.ts';
import { Email } from '#web/platform/ui/show/email.tsx';
import { formatDay } from '#web/platform/ui/show/format-date.ts';
import { Digits, Muted } from '#web/platform/ui/show/text.tsx';
import { EmployeeTools } from './employee-tools.tsx';
import { HeldPeople } from './held/held-people.tsx';

const Form = part(() => import('./employee-form.tsx'), 'EmployeeForm');

export function EmployeeTab() {
  const texts = useT();
  const { t } = texts;
  const columns: Column<Employee>[] = [
    {
      key: 'lastName',
      label: t('directory.employees.person'),
      cell: (employee) => (
        <span className="directory-person">
          <PersonAvatar {...employee} size="s" />
          <span>
            <bdi>{fullName(employee, texts.locale)}</bdi>
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
    <>
      <WishList />
      <HeldPeople />
      <DirectoryBoard
        tab="employees"
        calls={employeeCalls}
        columns={columns}
        nameOf={(one) => fullName(one, texts.locale)}
        Form={Form}
        tools={
          <>
            <TwinButton kind="employee" />
            <EmployeeTools />
          </>
        }
      />
    </>
  );
}

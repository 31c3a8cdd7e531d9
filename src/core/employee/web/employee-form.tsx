import { Fragment, type ReactElement } from 'react';
import { useSession } from '#core/account/web/session/session.ts';
import type { ItemFormProps } from '#core/directory/web/shared/directory-board.tsx';
import { useItemForm } from '#core/directory/web/shared/queries.ts';
import {
  type Employee,
  employee,
  employeeCalls,
  employeeForm,
} from '#core/employee/contract/employee.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { useEmployeeFields } from './employee-fields.tsx';
import { employeeBody, employeeValues } from './employee-values.ts';

export function EmployeeForm({ saved, onClose }: ItemFormProps<Employee>) {
  const { t } = useT();
  const { defaultLocale } = useSession().user;
  const form = useItemForm(employeeCalls, {
    saved,
    valuesOf: (from) => employeeValues(from, defaultLocale),
    bodyOf: employeeBody,
    schema: employeeForm,
    savedSchema: employee,
    onClose,
  });
  const { locale, ...others } = useEmployeeFields({ form, saved: form.base });
  return (
    <FormModal
      kind="employee"
      title={t(form.base ? 'directory.employees.editTitle' : 'directory.employees.newTitle')}
      form={form}
      onClose={onClose}
    >
      {!form.base && <Muted as="p">{t('directory.employees.newLead')}</Muted>}
      <Pairs of={others} />
      {locale}
    </FormModal>
  );
}

/** Fields two to a row. */
function Pairs({ of }: { of: Readonly<Record<string, ReactElement>> }) {
  const controls = Object.entries(of);
  const firsts = controls.filter((_, at) => at % 2 === 0);
  return firsts.map(([first], row) => (
    <div key={first} className="directory-pair">
      {controls.slice(2 * row, 2 * row + 2).map(([name, control]) => (
        <Fragment key={name}>{control}</Fragment>
      ))}
    </div>
  ));
}

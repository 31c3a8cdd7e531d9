import { Fragment } from 'react';
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
      <div className="directory-pair">
        {Object.entries(others).map(([name, control]) => (
          <Fragment key={name}>{control}</Fragment>
        ))}
      </div>
      {locale}
    </FormModal>
  );
}

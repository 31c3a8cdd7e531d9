import { normalEmail } from '#contract/call/fields.ts';
import { type Employee, employee, employeeForm } from '#contract/employee.ts';
import { locales } from '#i18n/t.ts';
import type { ItemFormProps } from '#web/directory/shared/directory-board.tsx';
import { FormModal } from '#web/directory/shared/form-modal.tsx';
import {
  useCreateEmployee,
  usePositionNames,
  useSubdivisionNames,
  useUpdateEmployee,
} from '#web/directory/shared/queries.ts';
import { sendItem } from '#web/directory/shared/send-item.ts';
import { useForm } from '#web/form/use-form.ts';
import type { Fields } from '#web/form/values.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { NativeSelect } from '#web/ui/field/native-select.tsx';
import { RadioGroup } from '#web/ui/field/radio-group.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { ComboBox } from '#web/ui/pick/combo-box.tsx';
import { DateField } from '#web/ui/pick/date-field.tsx';
import {
  type EmployeeValues,
  employeeBody,
  employeeValues,
  yearOptions,
} from './employee-values.ts';

export function EmployeeForm({ saved, onClose }: ItemFormProps<Employee>) {
  const { t } = useT();
  const create = useCreateEmployee();
  const update = useUpdateEmployee();
  const form = useForm({
    saved,
    valuesOf: employeeValues,
    bodyOf: employeeBody,
    schema: employeeForm,
    savedSchema: employee,
    send: sendItem(create, update),
    onDone: onClose,
  });
  return (
    <FormModal
      kind="employee"
      title={t(form.base ? 'directory.employees.editTitle' : 'directory.employees.newTitle')}
      form={form}
      onClose={onClose}
    >
      {!form.base && <p className="ui-muted">{t('directory.employees.newLead')}</p>}
      <PersonFields form={form} saved={form.base} />
      <PlaceFields form={form} saved={form.base} />
      <WorkFields form={form} saved={form.base} />
    </FormModal>
  );
}

interface PartProps {
  form: Fields<EmployeeValues>;
  saved: Employee | undefined;
}
type TextName = 'firstName' | 'lastName' | 'middleName' | 'email' | 'slackId';

function PersonFields({ form: { values, errors, change }, saved }: PartProps) {
  const { t } = useT();
  const field = (name: TextName) => ({
    label: t(`directory.employees.${name}`),
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const isMoved = saved && normalEmail(values.email) !== saved.email;
  return (
    <>
      <div className="directory-pair">
        <TextField {...field('lastName')} required autoFocus />
        <TextField {...field('firstName')} required />
      </div>
      <div className="directory-pair">
        <TextField {...field('middleName')} />
        <TextField
          {...field('email')}
          required
          type="email"
          inputMode="email"
          spellCheck={false}
          hint={isMoved ? t('directory.employees.emailHint') : undefined}
        />
      </div>
    </>
  );
}

function PlaceFields({ form: { values, errors, change }, saved }: PartProps) {
  const { t } = useT();
  const positions = usePositionNames();
  const subdivisions = useSubdivisionNames();
  const options = (
    names: readonly { id: string; name: string }[] | undefined,
    own: { id: string; name: string } | undefined,
  ) => (names ?? (own ? [own] : [])).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="directory-pair">
      <ComboBox
        label={t('directory.employees.position')}
        required
        value={values.positionId}
        error={errors.positionId}
        options={options(
          positions.data?.data,
          saved && { id: saved.positionId, name: saved.position },
        )}
        onChange={(positionId) => change({ positionId })}
      />
      <ComboBox
        label={t('directory.employees.subdivision')}
        required
        value={values.subdivisionId}
        error={errors.subdivisionId}
        options={options(
          subdivisions.data?.data,
          saved && { id: saved.subdivisionId, name: saved.subdivision },
        )}
        onChange={(subdivisionId) => change({ subdivisionId })}
      />
    </div>
  );
}

function WorkFields({ form: { values, errors, change }, saved }: PartProps) {
  const { t } = useT();
  const years = yearOptions(new Date().getFullYear(), saved?.workExpirience);
  const day = (name: 'inCompany' | 'inPosition') => ({
    label: t(`directory.employees.${name}`),
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <div className="directory-pair">
        <DateField {...day('inCompany')} />
        <DateField {...day('inPosition')} />
      </div>
      <div className="directory-pair">
        <NativeSelect
          label={t('directory.employees.workExpirience')}
          value={values.workExpirience}
          error={errors.workExpirience}
          options={[
            { value: '', label: t('directory.employees.noYear') },
            ...years.map((year) => ({ value: year, label: year })),
          ]}
          onChange={(event) => change({ workExpirience: event.target.value })}
        />
        <TextField
          label={t('directory.employees.slackId')}
          value={values.slackId}
          error={errors.slackId}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change({ slackId: event.target.value })}
        />
      </div>
      <RadioGroup
        row
        required
        label={t('directory.employees.locale')}
        value={values.locale}
        error={errors.locale}
        options={locales.map((value) => ({ value, label: t(`common.${value}`) }))}
        onChange={(locale) => change({ locale })}
      />
    </>
  );
}

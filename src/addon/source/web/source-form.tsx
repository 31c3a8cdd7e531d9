import type { DateOrder, NameOrder } from '#core/employee/contract/employee-import.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { flags } from './source-values.ts';
import { type SourceFormProps, type SourceFormState, useSourceForm } from './use-source-form.ts';

const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

/** Where a source reads, when, and what is decided for every file. */
export function SourceForm({ saved, folder, onClose }: SourceFormProps) {
  const { t } = useT();
  const form = useSourceForm({ saved, folder, onClose });
  const { values, errors, change, base } = form;
  const text = textsOf(form);
  const { kind } = values;
  return (
    <FormModal
      kind="source"
      title={t(base ? 'peopleSource.form.editTitle' : 'peopleSource.form.newTitle')}
      form={form}
      size="l"
      onClose={onClose}
    >
      <TextField
        {...text('name')}
        label={t('peopleSource.form.name')}
        hint={t('peopleSource.form.nameHint')}
        required
      />
      <RadioGroup
        label={t('peopleSource.form.kind')}
        value={kind}
        error={errors.kind}
        options={[
          {
            value: 'folder',
            label: t('peopleSource.form.folder'),
            hint: folder === null ? t('peopleSource.form.noFolders') : undefined,
          },
          { value: 'https', label: t('peopleSource.form.https') },
        ]}
        onChange={(chosen) => change({ kind: chosen })}
      />
      {kind === 'folder' ? (
        <TextField
          {...text('address')}
          label={t('peopleSource.form.folderName')}
          hint={folder === null ? undefined : t('peopleSource.form.folderHint', { folder })}
          spellCheck={false}
        />
      ) : (
        <>
          <TextField
            {...text('address')}
            label={t('peopleSource.form.address')}
            required
            spellCheck={false}
            inputMode="url"
          />
          <TextField
            {...text('user')}
            label={t('peopleSource.form.user')}
            hint={t(base?.hasLogin ? 'peopleSource.form.loginKept' : 'peopleSource.form.loginHint')}
            spellCheck={false}
          />
          <PasswordField
            {...text('password')}
            autoComplete="new-password"
            label={t('peopleSource.form.password')}
          />
        </>
      )}
      <Select
        label={t('peopleSource.form.hour')}
        value={values.hour}
        error={errors.hour}
        options={[
          { value: '', label: t('peopleSource.asChanged') },
          ...hours.map((hour) => ({ value: hour, label: t('peopleSource.everyDay', { hour }) })),
        ]}
        onChange={(hour) => change({ hour })}
      />
      <RadioGroup
        label={t('peopleSource.form.absent')}
        value={values.absent}
        error={errors.absent}
        options={[
          { value: 'keep', label: t('peopleSource.form.keep') },
          {
            value: 'leave',
            label: t('peopleSource.form.leave'),
            hint: t('peopleSource.form.leaveHint'),
          },
        ]}
        onChange={(absent) => change({ absent })}
      />
      <RadioGroup
        label={t('peopleSource.form.mode')}
        value={values.mode}
        error={errors.mode}
        options={[
          { value: 'confirm', label: t('peopleSource.form.confirm') },
          {
            value: 'auto',
            label: t('peopleSource.form.auto'),
            hint: t('peopleSource.form.autoHint'),
          },
        ]}
        onChange={(mode) => change({ mode })}
      />
      <ChoiceFields form={form} />
      <Checkbox
        label={t('peopleSource.form.isActive')}
        checked={values.isActive}
        error={errors.isActive}
        onChange={({ target }) => change({ isActive: target.checked })}
      />
    </FormModal>
  );
}

const dateOrders: readonly (DateOrder | '')[] = ['', 'dayFirst', 'monthFirst'];
const nameOrders: readonly (NameOrder | '')[] = ['', 'lastFirst', 'firstFirst'];

/** What somebody decides at an import by hand, decided once for every file. */
function ChoiceFields({ form }: { form: SourceFormState }) {
  const { t } = useT();
  const { values, change } = form;
  return (
    <>
      <fieldset className="people-source-choices">
        <Legend>{t('peopleSource.form.choices')}</Legend>
        {flags.map((flag) => (
          <Checkbox
            key={flag}
            label={t(`peopleSource.form.choice.${flag}`)}
            checked={values[flag]}
            onChange={({ target }) => change({ [flag]: target.checked })}
          />
        ))}
      </fieldset>
      <Select
        label={t('peopleSource.form.dateOrder')}
        value={values.dateOrder}
        options={dateOrders.map((value) => ({
          value,
          label: t(`peopleSource.form.${value || 'unset'}`),
        }))}
        onChange={(dateOrder) => change({ dateOrder: dateOrder as DateOrder | '' })}
      />
      <Select
        label={t('peopleSource.form.nameOrder')}
        value={values.nameOrder}
        options={nameOrders.map((value) => ({
          value,
          label: t(`peopleSource.form.${value || 'unset'}`),
        }))}
        onChange={(nameOrder) => change({ nameOrder: nameOrder as NameOrder | '' })}
      />
    </>
  );
}

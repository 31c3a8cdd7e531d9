import type { DateOrder, NameOrder } from '#core/employee/contract/employee-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { flags } from './source-values.ts';
import type { SourceFormState } from './use-source-form.ts';

const dateOrders: readonly (DateOrder | '')[] = ['', 'dayFirst', 'monthFirst'];
const nameOrders: readonly (NameOrder | '')[] = ['', 'lastFirst', 'firstFirst'];

/** What somebody decides at an import by hand, decided once for every file. */
export function ChoiceFields({ form }: { form: SourceFormState }) {
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

import type { ReactElement } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import {
  placeOptions,
  useAllPositionNames,
  useAllSubdivisionNames,
} from '#core/directory/web/shared/dictionaries.ts';
import type { Employee } from '#core/employee/contract/employee.ts';
import type { EmployeeField } from '#core/employee/contract/rules/directory-fields.ts';
import { SlackField } from '#core/employee/web/person/slack-field.tsx';
import { normalEmail } from '#platform/contract/call/fields.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { textsOf } from '#platform/web/form/texts-of.ts';
import type { Fields } from '#platform/web/form/values.ts';
import { LocaleField } from '#platform/web/shared/locale-field.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { NativeSelect } from '#platform/web/ui/field/native-select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { ComboBox } from '#platform/web/ui/pick/combo-box.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { type EmployeeValues, yearOptions } from './employee-values.ts';

interface Part {
  form: Fields<EmployeeValues>;
  saved: Employee | undefined;
}

/** The controls of the form in the order of the screen. A field without a control does not compile. */
export function useEmployeeFields(part: Part): Record<EmployeeField, ReactElement> {
  return { ...usePersonFields(part), ...usePlaceFields(part), ...useWorkFields(part) };
}

function usePersonFields({ form, saved }: Part) {
  const { t } = useT();
  const text = useTextProps(form);
  const isMoved = saved && normalEmail(form.values.email) !== saved.email;
  return {
    lastName: <TextField {...text('lastName')} required autoFocus />,
    firstName: <TextField {...text('firstName')} required />,
    middleName: <TextField {...text('middleName')} />,
    email: (
      <TextField
        {...text('email')}
        required
        type="email"
        inputMode="email"
        spellCheck={false}
        hint={isMoved ? t('directory.employees.emailHint') : undefined}
      />
    ),
  };
}

type TextName = 'firstName' | 'lastName' | 'middleName' | 'email' | 'slackId';

function useTextProps(form: Part['form']) {
  const { t } = useT();
  const text = textsOf(form);
  return (name: TextName) => ({ label: t(`directory.employees.${name}`), ...text(name) });
}

function usePlaceFields({ form: { values, errors, change }, saved }: Part) {
  const { t } = useT();
  const names = { position: useAllPositionNames(), subdivision: useAllSubdivisionNames() };
  const createIn = useCreatePlace(change);
  const field = (place: keyof typeof names) => {
    const key = `${place}Id` as const;
    const own = saved && { id: saved[key], name: saved[place] };
    return (
      <ComboBox
        label={t(`directory.employees.${place}`)}
        required
        value={values[key]}
        error={errors[key]}
        options={placeOptions(names[place].data?.data, own, t)}
        onChange={(id) => change({ [key]: id })}
        onCreate={createIn[place]}
      />
    );
  };
  return { positionId: field('position'), subdivisionId: field('subdivision') };
}

/** Makes a position or a subdivision of a typed name and chooses it; undefined for those who may not. */
function useCreatePlace(change: Part['form']['change']) {
  const can = useCan();
  const position = useSend(positionCalls.create);
  const subdivision = useSend(subdivisionCalls.create);
  return {
    position: can(positionCalls.create.access)
      ? (name: string) =>
          position.mutate(
            { body: { name, competenceList: [] } },
            { onSuccess: ({ data }) => change({ positionId: data.id }) },
          )
      : undefined,
    subdivision: can(subdivisionCalls.create.access)
      ? (name: string) =>
          subdivision.mutate(
            { body: { name } },
            { onSuccess: ({ data }) => change({ subdivisionId: data.id }) },
          )
      : undefined,
  };
}

function useWorkFields({ form, saved }: Part) {
  const { t } = useT();
  const text = useTextProps(form);
  const { values, errors, change } = form;
  const years = yearOptions(new Date().getFullYear(), saved?.workExpirience);
  const day = (name: 'inCompany' | 'inPosition') => ({
    label: t(`directory.employees.${name}`),
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return {
    inCompany: <DateField {...day('inCompany')} />,
    inPosition: <DateField {...day('inPosition')} />,
    workExpirience: (
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
    ),
    slackId: <SlackField {...text('slackId')} off={t('directory.employees.slackOff')} />,
    locale: (
      <LocaleField
        label={t('directory.employees.locale')}
        value={values.locale}
        error={errors.locale}
        onChange={(locale) => change({ locale })}
      />
    ),
  };
}

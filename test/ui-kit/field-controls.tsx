import { checkPassword } from '#core/account/contract/rules/password.ts';
import { ColorField } from '#platform/web/ui/field/color-field.tsx';
import { Field, fieldAria } from '#platform/web/ui/field/field.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { FileField } from '#platform/web/ui/field/file-field.tsx';
import { FormErrorSummary } from '#platform/web/ui/field/form-error-summary.tsx';
import { NativeSelect } from '#platform/web/ui/field/native-select.tsx';
import { NewPasswordFields } from '#platform/web/ui/field/new-password-fields.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { PhotoField } from '#platform/web/ui/field/photo-field.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Avatar } from '#platform/web/ui/show/avatar.tsx';
import { type Controls, Held, inEach, isEmpty, type StateName } from './kit-state.tsx';

const states = [
  'empty',
  'filled',
  'hover',
  'focus',
  'required',
  'error',
  'disabled',
  'long',
] as const;

type Kit = Parameters<Controls[string]>[0];
const textIn = ({ words, fieldIn }: Kit, state: StateName) => ({
  label: words.name,
  hint: state === 'required' ? words.nameHint : undefined,
  ...fieldIn(state),
});
const filledIn = ({ words }: Kit, state: StateName) =>
  isEmpty(state) ? '' : state === 'long' ? words.longName : words.filledName;

export const fieldControls: Controls = {
  TextField: (kit) =>
    inEach(states, (state) => (
      <TextField {...textIn(kit, state)} defaultValue={filledIn(kit, state)} />
    )),
  TextArea: (kit) =>
    inEach(states, (state) => (
      <TextArea {...textIn(kit, state)} defaultValue={filledIn(kit, state)} />
    )),
  PasswordField: ({ words, fieldIn }) =>
    inEach(['empty', 'filled', 'focus', 'error', 'disabled'], (state) => (
      <PasswordField
        {...fieldIn(state)}
        label={words.password}
        autoComplete="off"
        defaultValue={isEmpty(state) ? '' : 'Secret!1'}
      />
    )),
  NewPasswordFields: ({ t, words }) =>
    inEach(['filled', 'error'], (state) => (
      <Held start={{ password: 'secret', confirmPassword: '' }}>
        {(values, set) => (
          <NewPasswordFields
            values={values}
            onChange={(changed) => set({ ...values, ...changed })}
            errors={state === 'error' ? { confirmPassword: t('validation.required') } : {}}
            checklist={checkPassword(values).map(({ rule, passes }) => ({
              text: rule === 'sameAsPassword' ? words.repeated : t(`validation.password.${rule}`),
              passes,
            }))}
            unchecked={words.notCommon}
          />
        )}
      </Held>
    )),
  SearchField: ({ t, person }) =>
    inEach(['empty', 'filled', 'focus'], (state) => (
      <Held start={state === 'filled' ? person.lastName : ''}>
        {(value, set) => <SearchField label={t('common.search')} value={value} onChange={set} />}
      </Held>
    )),
  NativeSelect: ({ words, fieldIn, companies }) =>
    inEach(['filled', 'hover', 'focus', 'error', 'disabled'], (state) => (
      <NativeSelect
        {...fieldIn(state)}
        label={words.company}
        options={companies.map((name) => ({ value: name, label: name }))}
      />
    )),
  FileField: ({ words, fieldIn, fileName }) =>
    inEach(['empty', 'filled', 'error', 'disabled'], (state) => (
      <Held
        start={state === 'filled' ? new File(['a;b'], fileName, { type: 'text/csv' }) : undefined}
      >
        {(file, set) => (
          <FileField
            {...fieldIn(state)}
            label={words.file}
            hint={words.fileHint}
            accept=".csv,.xlsx"
            file={file}
            onChange={set}
          />
        )}
      </Held>
    )),
  PhotoField: ({ words, person, photo }) =>
    inEach(['empty', 'filled', 'error'], (state) => (
      <PhotoField
        label={words.photo}
        error={state === 'error' ? words.photoError : undefined}
        isThere={state === 'filled'}
        onChoose={() => {}}
        onRemove={() => {}}
      >
        <Avatar {...person} size="l" photoUrl={state === 'filled' ? photo : undefined} />
      </PhotoField>
    )),
  ColorField: ({ words, fieldIn }) =>
    inEach(['empty', 'filled', 'error', 'disabled'], (state) => (
      <Held start={isEmpty(state) ? '' : '#2f55d4'}>
        {(value, set) => (
          <ColorField
            {...fieldIn(state)}
            label={words.color}
            pickLabel={words.pickColor}
            value={value}
            onChange={set}
          />
        )}
      </Held>
    )),
  // What all fields are made of; a screen puts an input of its own into it.
  Field: (kit) =>
    inEach(['rest', 'required', 'error'], (state) => {
      const { disabled: _, ...texts } = textIn(kit, state);
      return (
        <Field {...texts} id={`kit-${state}`}>
          <input {...fieldAria(`kit-${state}`, texts)} type="range" />
        </Field>
      );
    }),
  FieldError: ({ t }) => ({ error: <FieldError>{t('validation.required')}</FieldError> }),
  FormErrorSummary: ({ t }) => ({
    error: (
      <FormErrorSummary
        errors={[
          { message: t('validation.invalidEmail'), fieldId: 'TextField' },
          { message: t('validation.required') },
        ]}
      />
    ),
  }),
};

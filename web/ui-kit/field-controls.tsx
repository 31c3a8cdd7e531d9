import { useState } from 'react';
import { checkPassword } from '#contract/company/rules/password.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { ColorField } from '#web/platform/ui/field/color-field.tsx';
import { Field, fieldAria } from '#web/platform/ui/field/field.tsx';
import { FieldError } from '#web/platform/ui/field/field-error.tsx';
import { FileField } from '#web/platform/ui/field/file-field.tsx';
import { FormErrorSummary } from '#web/platform/ui/field/form-error-summary.tsx';
import { NativeSelect } from '#web/platform/ui/field/native-select.tsx';
import { NewPasswordFields } from '#web/platform/ui/field/new-password-fields.tsx';
import { PasswordField } from '#web/platform/ui/field/password-field.tsx';
import { PhotoField } from '#web/platform/ui/field/photo-field.tsx';
import { SearchField } from '#web/platform/ui/field/search-field.tsx';
import { TextArea } from '#web/platform/ui/field/text-area.tsx';
import { TextField } from '#web/platform/ui/field/text-field.tsx';
import { Avatar } from '#web/platform/ui/show/avatar.tsx';
import { KitState, KitStates, type StateName } from './kit-state.tsx';
import { useSample } from './sample.ts';

const states = [
  'empty',
  'filled',
  'hover',
  'focus',
  'required',
  'error',
  'disabled',
  'long',
] as const satisfies StateName[];

/** What every field takes, in this state. */
function useFieldIn() {
  const { t } = useT();
  return (state: StateName) => ({
    label: t('uiKit.name'),
    hint: state === 'required' ? t('uiKit.nameHint') : undefined,
    required: state === 'required',
    error: state === 'error' ? t('validation.required') : undefined,
    disabled: state === 'disabled',
  });
}

function useValueIn() {
  const { t } = useT();
  return (state: StateName) => {
    if (state === 'long') return t('uiKit.longName');
    return ['empty', 'required', 'error'].includes(state) ? '' : t('uiKit.filledName');
  };
}

function TextFields() {
  const [fieldIn, valueIn] = [useFieldIn(), useValueIn()];
  return (
    <KitStates of={states}>
      {(state) => <TextField {...fieldIn(state)} defaultValue={valueIn(state)} />}
    </KitStates>
  );
}

function TextAreas() {
  const [fieldIn, valueIn] = [useFieldIn(), useValueIn()];
  return (
    <KitStates of={states}>
      {(state) => <TextArea {...fieldIn(state)} defaultValue={valueIn(state)} />}
    </KitStates>
  );
}

function PasswordFields() {
  const fieldIn = useFieldIn();
  const { t } = useT();
  return (
    <KitStates of={['empty', 'filled', 'focus', 'error', 'disabled']}>
      {(state) => (
        <PasswordField
          {...fieldIn(state)}
          label={t('uiKit.password')}
          autoComplete="off"
          defaultValue={state === 'empty' || state === 'error' ? '' : 'Secret!1'}
        />
      )}
    </KitStates>
  );
}

function NewPasswords() {
  const { t } = useT();
  const [values, setValues] = useState({ password: 'secret', confirmPassword: '' });
  return (
    <KitStates of={['filled', 'error']}>
      {(state) => (
        <NewPasswordFields
          values={values}
          onChange={(changed) => setValues({ ...values, ...changed })}
          errors={state === 'error' ? { confirmPassword: t('validation.required') } : {}}
          checklist={checkPassword(values).map(({ rule, passes }) => ({
            text: t(`validation.password.${rule}`),
            passes,
          }))}
        />
      )}
    </KitStates>
  );
}

function SearchFields() {
  const { t } = useT();
  const { person } = useSample();
  const [found, setFound] = useState(person.lastName);
  const [nothing, setNothing] = useState('');
  return (
    <>
      <KitState of="empty">
        <SearchField label={t('common.search')} value={nothing} onChange={setNothing} />
      </KitState>
      <KitState of="filled">
        <SearchField label={t('common.search')} value={found} onChange={setFound} />
      </KitState>
      <KitState of="focus">
        <SearchField label={t('common.search')} value={nothing} onChange={setNothing} />
      </KitState>
    </>
  );
}

function NativeSelects() {
  const fieldIn = useFieldIn();
  const { companies } = useSample();
  const { t } = useT();
  return (
    <KitStates of={['filled', 'hover', 'focus', 'error', 'disabled']}>
      {(state) => (
        <NativeSelect
          {...fieldIn(state)}
          label={t('uiKit.company')}
          options={companies.map((name) => ({ value: name, label: name }))}
        />
      )}
    </KitStates>
  );
}

function FileFields() {
  const { t } = useT();
  const { fileName } = useSample();
  const kept = new File(['a;b'], fileName, { type: 'text/csv' });
  const [file, setFile] = useState<File | undefined>(kept);
  return (
    <KitStates of={['empty', 'filled', 'error', 'disabled']}>
      {(state) => (
        <FileField
          label={t('uiKit.file')}
          hint={t('uiKit.fileHint')}
          accept=".csv,.xlsx"
          error={state === 'error' ? t('validation.required') : undefined}
          disabled={state === 'disabled'}
          file={state === 'filled' ? file : undefined}
          onChange={setFile}
        />
      )}
    </KitStates>
  );
}

function ColorFields() {
  const { t } = useT();
  const [color, setColor] = useState('#2f55d4');
  return (
    <KitStates of={['empty', 'filled', 'error', 'disabled']}>
      {(state) => (
        <ColorField
          label={t('uiKit.color')}
          pickLabel={t('uiKit.pickColor')}
          error={state === 'error' ? t('validation.required') : undefined}
          disabled={state === 'disabled'}
          value={state === 'empty' || state === 'error' ? '' : color}
          onChange={setColor}
        />
      )}
    </KitStates>
  );
}

function PhotoFields() {
  const { t } = useT();
  const { person, photo } = useSample();
  return (
    <KitStates of={['empty', 'filled', 'error']}>
      {(state) => (
        <PhotoField
          label={t('uiKit.photo')}
          error={state === 'error' ? t('uiKit.photoError') : undefined}
          isThere={state === 'filled'}
          onChoose={() => {}}
          onRemove={() => {}}
        >
          <Avatar {...person} size="l" photoUrl={state === 'filled' ? photo : undefined} />
        </PhotoField>
      )}
    </KitStates>
  );
}

/** What all fields are made of; a screen puts an input of its own into it. */
function Fields() {
  const fieldIn = useFieldIn();
  return (
    <KitStates of={['rest', 'required', 'error']}>
      {(state) => {
        const { disabled: _, ...texts } = fieldIn(state);
        return (
          <Field {...texts} id={`kit-${state}`}>
            <input {...fieldAria(`kit-${state}`, texts)} type="range" />
          </Field>
        );
      }}
    </KitStates>
  );
}

function Errors() {
  const { t } = useT();
  return (
    <KitState of="error">
      <FieldError>{t('validation.required')}</FieldError>
    </KitState>
  );
}

function Summaries() {
  const { t } = useT();
  return (
    <KitState of="error">
      <FormErrorSummary
        errors={[
          { message: t('validation.invalidEmail'), fieldId: 'TextField' },
          { message: t('validation.required') },
        ]}
      />
    </KitState>
  );
}

export const fieldControls = {
  TextField: TextFields,
  TextArea: TextAreas,
  PasswordField: PasswordFields,
  NewPasswordFields: NewPasswords,
  SearchField: SearchFields,
  NativeSelect: NativeSelects,
  FileField: FileFields,
  PhotoField: PhotoFields,
  ColorField: ColorFields,
  Field: Fields,
  FieldError: Errors,
  FormErrorSummary: Summaries,
};

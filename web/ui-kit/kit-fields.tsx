import { useState } from 'react';
import { useT } from '#web/ui/base/texts.tsx';
import { FormErrorSummary } from '#web/ui/field/form-error-summary.tsx';
import { NativeSelect } from '#web/ui/field/native-select.tsx';
import { PasswordField } from '#web/ui/field/password-field.tsx';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { DateField } from '#web/ui/pick/date-field.tsx';
import { Select } from '#web/ui/pick/select.tsx';
import { KitPart } from './kit-part.tsx';

const brands = ['North', 'South'].map((name) => ({ value: name, label: name }));

export function KitFields() {
  const { t } = useT();
  const [query, setQuery] = useState('');
  const [type, setType] = useState('position');
  const [start, setStart] = useState('2026-12-07');
  const [end, setEnd] = useState('');
  const types = (['position', 'subdivision', 'surname'] as const).map((value) => ({
    value,
    label: t(`questionaryType.${value}`),
  }));
  const roles = (['supervisor', 'colleague', 'customer', 'subordinate', 'employee'] as const).map(
    (value) => ({ value, label: t(`participantType.${value}`), disabled: value === 'customer' }),
  );
  const [role, setRole] = useState('');
  return (
    <KitPart title={t('uiKit.fields')}>
      <FormErrorSummary
        errors={[{ message: t('validation.invalidEmail'), fieldId: 'kit-email' }]}
      />
      <div className="kit-grid">
        <TextField label={t('uiKit.name')} hint={t('uiKit.nameHint')} required />
        <TextField
          id="kit-email"
          label={t('uiKit.email')}
          type="email"
          defaultValue="anna@"
          error={t('validation.invalidEmail')}
        />
        <TextField label={t('uiKit.disabled')} defaultValue={t('uiKit.name')} disabled />
        <PasswordField label={t('uiKit.password')} autoComplete="off" defaultValue="Secret!1" />
        <Select label={t('uiKit.type')} value={type} onChange={setType} options={types} />
        <Select
          label={t('uiKit.subdivision')}
          value={role}
          onChange={setRole}
          options={roles}
          error={t('validation.required')}
          required
        />
        <DateField label={t('uiKit.start')} value={start} onChange={setStart} required />
        <DateField label={t('uiKit.end')} value={end} onChange={setEnd} min={start} />
        <DateField label={t('uiKit.disabled')} value="2026-12-07" onChange={setEnd} disabled />
        <NativeSelect label={t('uiKit.brand')} options={brands} size="l" />
        <SearchField label={t('common.search')} value={query} onChange={setQuery} />
        <TextArea label={t('uiKit.comment')} defaultValue={t('uiKit.commentText')} />
      </div>
    </KitPart>
  );
}

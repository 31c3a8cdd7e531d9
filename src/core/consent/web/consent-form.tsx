import {
  type ConsentForm as Body,
  type ConsentSettings,
  consentForm,
  consentSettings,
} from '#core/consent/contract/consent.ts';
import { type ConsentKind, consentKinds } from '#platform/contract/rules/trust.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { useUpdateConsent } from './queries.ts';

interface Values {
  consent: ConsentKind;
  consentText: ConsentSettings['text'];
}

const languages = [
  { locale: 'ru', label: 'consentSettings.russian' },
  { locale: 'en', label: 'consentSettings.english' },
] as const;

export function ConsentForm({ saved, onClose }: { saved: ConsentSettings; onClose: () => void }) {
  const { t } = useT();
  const { mutateAsync } = useUpdateConsent();
  const form = useForm({
    saved,
    valuesOf: (from): Values => {
      const { kind, text } = from ?? saved;
      return { consent: kind, consentText: text };
    },
    bodyOf: ({ consent, consentText }: Values, base) => ({
      kind: consent,
      text: consentText,
      version: (base ?? saved).version,
    }),
    placeOf: (path) => path.replace(/^kind$/, 'consent').replace(/^text/, 'consentText'),
    schema: consentForm,
    savedSchema: consentSettings,
    send: (body: Body) => mutateAsync({ body }),
    onDone: onClose,
  });
  const { values, errors, change } = form;
  const { consent, consentText } = values;
  const isChanged = languages.some(({ locale }) => consentText[locale] !== saved.text[locale]);
  return (
    <FormModal
      kind="brand"
      size="l"
      title={t('consentSettings.title')}
      form={form}
      onClose={onClose}
    >
      <Select
        label={t('consentSettings.label')}
        hint={t(`consentSettings.hint.${consent}`)}
        value={consent}
        error={errors.consent}
        options={consentKinds.map((value) => ({
          value,
          label: t(`consentSettings.kind.${value}`),
        }))}
        onChange={(chosen) => change({ consent: chosen })}
      />
      {saved.since === null && <InfoBlock>{t('consentSettings.proposed')}</InfoBlock>}
      {languages.map(({ locale, label }) => (
        <TextArea
          key={locale}
          label={t(label)}
          lang={locale}
          required
          rows={10}
          value={consentText[locale]}
          error={errors[`consentText.${locale}`]}
          onChange={({ target }) =>
            change(
              { consentText: { ...consentText, [locale]: target.value } },
              `consentText.${locale}`,
            )
          }
        />
      ))}
      <div role="status">
        {isChanged && saved.since !== null && <InfoBlock>{t('consentSettings.again')}</InfoBlock>}
      </div>
    </FormModal>
  );
}

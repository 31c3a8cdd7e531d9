import { useToday } from '#core/account/web/session/today.ts';
import { leftOutByMethod } from '#core/questionary/web/form-rules.ts';
import { ShortPeriod } from '#core/questionary/web/short-period.tsx';
import { methods } from '#platform/contract/rules/methods.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { FormSection } from './form-section.tsx';
import type { FormHandle } from './form-state.ts';

export interface SectionProps {
  form: FormHandle;
}

/** The method decides which participant lists there are. People in the other lists are kept but not sent. */
export function MethodSection({ form }: SectionProps) {
  const { t } = useT();
  const leaving = leftOutByMethod(form.values);
  return (
    <FormSection title={t('questionaryForm.method')} locked={form.locked}>
      <RadioGroup
        label={t('questionaryForm.method')}
        hideLabel
        options={methods.map((method) => ({
          value: method,
          label: method,
          hint: t(`questionaryForm.method${method}`),
        }))}
        value={form.values.method}
        onChange={(method) => form.change({ method })}
        error={form.error('method')}
      />
      {leaving.length > 0 && (
        <InfoBlock
          tone="warning"
          title={t('questionaryForm.leftOut', {
            count: leaving.length,
            method: form.values.method,
          })}
        >
          {t('questionaryForm.leftOutText')}
        </InfoBlock>
      )}
    </FormSection>
  );
}

/** Past days cannot be chosen, and the end cannot be before the start. */
export function DatesSection({ form }: SectionProps) {
  const { t } = useT();
  const { dateStart, dateEnd } = form.values;
  const today = useToday();
  return (
    <FormSection title={t('questionaryForm.dates')}>
      <div className="q-form-dates">
        <div inert={form.locked} className="q-form-lock">
          <DateField
            label={t('questionaryForm.dateStart')}
            required
            min={today}
            value={dateStart}
            onChange={(day) => form.change({ dateStart: day })}
            error={form.error('dateStart') ?? wrongWayRound(form, 'validation.dateStartAfterEnd')}
          />
        </div>
        <DateField
          label={t('questionaryForm.dateEnd')}
          required
          min={today}
          value={dateEnd}
          onChange={(day) => form.change({ dateEnd: day })}
          error={form.error('dateEnd') ?? wrongWayRound(form, 'validation.dateEndBeforeStart')}
        />
      </div>
      <ShortPeriod dateStart={dateStart} dateEnd={dateEnd} />
    </FormSection>
  );

  /** Shown right away: both days are filled in, so it would be wrong on saving too. */
  function wrongWayRound(
    { values, locked }: FormHandle,
    key: 'validation.dateStartAfterEnd' | 'validation.dateEndBeforeStart',
  ): string | undefined {
    const wrong = values.dateStart && values.dateEnd && values.dateStart > values.dateEnd;
    return wrong && !(locked && key === 'validation.dateStartAfterEnd') ? t(key) : undefined;
  }
}

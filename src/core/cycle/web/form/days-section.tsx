import { useToday } from '#core/account/web/session/today.ts';
import { TimeLine } from '#core/cycle/web/time-line.tsx';
import { hasChoosing } from '#core/questionary/contract/rules/cycle.ts';
import { ShortPeriod } from '#core/questionary/web/short-period.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { formatDay, formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { FoldSection } from './fold-section.tsx';
import type { CycleSectionProps } from './form-state.ts';

const fields = ['chooseUntil', 'dateStart', 'dateEnd'] as const;

/** When people choose and answer, as a line of time. */
export function DaysSection({ form }: CycleSectionProps) {
  const texts = useT();
  const { t } = texts;
  const today = useToday();
  const { values } = form;
  const { dateStart, dateEnd, chooseUntil, releaseOn } = values;
  const choosing = hasChoosing(values);
  const shown = choosing ? fields : fields.slice(1);
  const period = formatPeriod(dateStart, dateEnd, texts);
  const days = {
    chooseUntil: choosing ? chooseUntil : '',
    dateStart,
    dateEnd,
    releaseOn: values.release === 'atOnce' ? '' : releaseOn,
  };
  return (
    <FoldSection
      title={t('cycleForm.dates.title')}
      summary={
        choosing
          ? t('cycleForm.dates.summary', { until: formatDay(chooseUntil, texts), period })
          : t('cycleForm.dates.summaryShort', { period })
      }
      startsOpen={form.opens === 'days'}
      isWrong={fields.some((field) => form.error(field) !== undefined)}
    >
      <div className="cycle-dates">
        {shown.map((field) => (
          <div key={field} className="cycle-lock" inert={!form.isOpen(field)}>
            <DateField
              label={t(`cycleForm.dates.${field}`)}
              required
              min={today}
              value={values[field]}
              onChange={(day) => form.change({ [field]: day })}
              error={form.error(field)}
            />
          </div>
        ))}
      </div>
      <TimeLine days={days} />
      {dateStart && dateEnd && <ShortPeriod dateStart={dateStart} dateEnd={dateEnd} />}
    </FoldSection>
  );
}

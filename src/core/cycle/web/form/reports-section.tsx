import { asksAgain } from '#core/questionary/contract/rules/ask-again.ts';
import { shareWays } from '#core/questionary/contract/rules/cycle.ts';
import { AskAgainField } from '#core/questionary/web/fields/ask-again-field.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { FoldSection } from './fold-section.tsx';
import type { CycleSectionProps } from './form-state.ts';

/** In the order of care: the talk is what is proposed. */
const ways = [...shareWays].reverse();

const fields = ['release', 'releaseOn', 'askAgainWeeks'] as const;

/** When reports open to whom they are about, and whether raters are asked again after it. */
export function ReportsSection({ form }: CycleSectionProps) {
  const texts = useT();
  const { t } = texts;
  const { method, release, releaseOn, dateEnd, askAgainWeeks } = form.values;
  const way = t(`cycleForm.reports.way.${release}`);
  return (
    <FoldSection
      title={t('cycleForm.reports.title')}
      summary={
        release === 'atOnce'
          ? way
          : t('cycleForm.reports.summary', { way, date: formatDay(releaseOn, texts) })
      }
      isWrong={fields.some((field) => form.error(field) !== undefined)}
    >
      <div className="cycle-lock" inert={!form.isOpen('release')}>
        <RadioGroup
          label={t('cycleForm.reports.release')}
          options={ways.map((value) => ({
            value,
            label: t(`cycleForm.reports.way.${value}`),
            hint: t(`cycleForm.reports.wayHint.${value}`),
          }))}
          value={release}
          onChange={(next) => form.change({ release: next })}
          error={form.error('release')}
        />
      </div>
      {release !== 'atOnce' && (
        <DateField
          label={t('cycleForm.reports.releaseOn')}
          hint={t('cycleForm.reports.releaseOnHint')}
          min={dateEnd || undefined}
          value={releaseOn}
          onChange={(day) => form.change({ releaseOn: day })}
          error={form.error('releaseOn')}
        />
      )}
      {asksAgain(method) && (
        <div className="cycle-lock" inert={!form.isOpen('askAgainWeeks')}>
          <AskAgainField
            weeks={askAgainWeeks}
            days={{ dateEnd, releaseOn: release === 'atOnce' ? null : releaseOn }}
            error={form.error('askAgainWeeks')}
            onChange={(weeks) => form.change({ askAgainWeeks: weeks })}
          />
        </div>
      )}
    </FoldSection>
  );
}

import { askAgainDay, offeredWeeks } from '#core/questionary/contract/rules/ask-again.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { weeksText } from './ask-again-words.ts';

interface AskAgainFieldProps {
  weeks: number | null;
  /** From which the day follows; not given yet is ''. */
  days: Parameters<typeof askAgainDay>[0];
  hideLabel?: boolean | undefined;
  error: string | undefined;
  onChange: (weeks: number | null) => void;
}

const never = 'never';

/** In how many weeks raters are asked whether anything has changed, and which day that is. */
export function AskAgainField({ weeks, days, hideLabel, error, onChange }: AskAgainFieldProps) {
  const texts = useT();
  const { t } = texts;
  const offered = new Set([...offeredWeeks, ...(weeks === null ? [] : [weeks])]);
  const day =
    weeks !== null && days.dateEnd !== '' ? formatDay(askAgainDay(days, weeks), texts) : null;
  const hints = [
    ...(day ? [t('questionaryForm.askAgain.day', { date: day })] : []),
    t('questionaryForm.askAgain.who'),
  ];
  return (
    <Select
      label={t('questionaryForm.askAgain.label')}
      hideLabel={hideLabel}
      hint={hints.join(' ')}
      options={[
        { value: never, label: t('questionaryForm.askAgain.never') },
        ...[...offered]
          .sort((one, other) => one - other)
          .map((count) => ({ value: String(count), label: weeksText(count, t) })),
      ]}
      value={weeks === null ? never : String(weeks)}
      onChange={(next) => onChange(next === never ? null : Number(next))}
      error={error}
    />
  );
}

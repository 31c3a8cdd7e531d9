import type { RunPerson } from '#core/employee/contract/run/run.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';

/** What a run did to somebody: in which fields, from what to what. */
export function RunChanges({ person: { kind, changeList, stayed } }: { person: RunPerson }) {
  const texts = useT();
  const { t } = texts;
  const say = t as (key: string) => string;
  const spell = (field: string, value: string) => {
    if (value === '') return t('peopleRun.noValue');
    if (field === 'locale') return value.toUpperCase();
    return isDay(field) ? formatDay(value, texts) : value;
  };
  return (
    <div className="people-run-changes">
      <span>{t(`peopleRun.outcome.${kind}`)}</span>
      {changeList.map(({ field, before, after }) => (
        <Muted key={field}>
          {t('peopleRun.change', {
            field: say(`field.employee.${field}`),
            before: spell(field, before),
            after: spell(field, after),
          })}
        </Muted>
      ))}
      {stayed && (
        <Badge>
          {t('peopleRun.kind.stayed')}: {t(`peopleRun.reason.${stayed}`)}
        </Badge>
      )}
    </div>
  );
}

const isDay = (field: string) => field === 'inCompany' || field === 'inPosition';

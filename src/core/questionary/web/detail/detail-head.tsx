import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { OfCycle } from '#core/questionary/web/of-cycle.tsx';
import { Progress, TimeLeft } from '#core/questionary/web/questionary-card.tsx';
import { fullName } from '#platform/contract/rules/names.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Digits, Muted } from '#platform/web/ui/show/text.tsx';

const statusTones = {
  created: 'neutral',
  inwork: 'accent',
  done: 'success',
  archived: 'neutral',
} as const;

/** Whom it is about, until when, and how far it is: what the panel is opened for. */
export function DetailHead({ questionary }: { questionary: QuestionaryDetail }) {
  const texts = useT();
  const { subject, type, status, dateStart, dateEnd, employeeList } = questionary;
  return (
    <section className="q-detail-head">
      <h3>{subject}</h3>
      {type !== 'surname' && employeeList.length > 0 && (
        <Muted as="p">{namesOf(employeeList, texts)}</Muted>
      )}
      <p className="q-detail-when">
        <Badge tone={statusTones[status]}>{texts.t(`questionary.status.${status}`)}</Badge>
        <Digits>{formatPeriod(dateStart, dateEnd, texts)}</Digits>
        {status === 'inwork' && <TimeLeft {...questionary} />}
      </p>
      <OfCycle cycle={questionary.cycle} />
      {(status === 'inwork' || status === 'done') && <Progress {...questionary} />}
    </section>
  );
}

const mostNamed = 3;

function namesOf(people: QuestionaryDetail['employeeList'], { t, locale }: Texts): string {
  const shown = people.slice(0, mostNamed).map((one) => fullName(one, locale));
  const names = shown.join(', ');
  const count = people.length - mostNamed;
  return count > 0 ? t('questionaryDetail.andMore', { names, count }) : names;
}

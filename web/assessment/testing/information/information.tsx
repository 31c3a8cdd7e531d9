import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import ListChecks from 'lucide-react/icons/list-checks';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import type { TestingData } from '#contract/assessment/testing.ts';
import { fullName } from '#contract/platform/rules/names.ts';
import { type Texts, useT } from '#web/platform/ui/base/texts.tsx';
import { Avatar } from '#web/platform/ui/show/avatar.tsx';
import { formatDay } from '#web/platform/ui/show/format-date.ts';
import './information.css';
import { minutesFor, questionsOf } from '#web/assessment/testing/draft/steps.ts';
import { Muted } from '#web/platform/ui/show/text.tsx';
import { AnonymityPromise } from './promise.tsx';

type InformationProps = {
  data: TestingData;
  /** As this device kept it: without who else was invited. */
  isKept?: boolean | undefined;
  /** The company's name, for those who come by a link. */
  brand?: string | undefined;
  /** Who answers, where it is not said by the account. */
  asWhom?: ReactNode;
  /** That one can't assess, or has said so. */
  decline?: ReactNode;
  /** What comes before all else. */
  notice?: ReactNode;
  /** Buttons, or the reason why there are none. Nothing where somebody has declined. */
  children: ReactNode;
};

/** What to know before answering: about whom, in which role, how long it takes, who sees what (rule 23). */
export function Information(props: InformationProps) {
  const { data, isKept, brand, asWhom, decline, notice, children } = props;
  const { t } = useT();
  const { employee, participantType, invitedInRole } = data;
  const isSelf = participantType === 'employee';
  return (
    <div className="information">
      <div>
        {brand && <Muted as="p">{t('testing.link.brand', { brand })}</Muted>}
        {asWhom ?? <Muted as="p">{t('testing.link.as', { name: data.participantName })}</Muted>}
      </div>
      <div className="information-head">
        <Avatar {...employee} size="l" />
        <div>
          <Muted as="p">{t(isSelf ? 'testing.info.self' : 'testing.info.subject')}</Muted>
          <h1>{fullName(employee)}</h1>
          {employee.position && <Muted as="p">{employee.position}</Muted>}
        </div>
      </div>
      {notice}
      <Facts data={data} />
      <section>
        <h2>{t('testing.info.whoSees')}</h2>
        <AnonymityPromise {...data} />
      </section>
      {!isSelf && !isKept && (
        <section>
          <h2>{t('testing.info.invited')}</h2>
          <Invited list={invitedInRole} />
        </section>
      )}
      <section>
        <h2>{t('testing.info.keptTitle')}</h2>
        <p>{t('testing.info.kept')}</p>
        <p>
          <a href="/legal/privacy" target="_blank" rel="noreferrer">
            {t('auth.privacy')}
          </a>
        </p>
      </section>
      {decline}
      {children && <div className="information-buttons">{children}</div>}
    </div>
  );
}

/**
 * Anybody who is new in the directory, or has another name, stands apart, with the others of the same day
 * (rule 26).
 */
function Invited({ list }: { list: TestingData['invitedInRole'] }) {
  const texts = useT();
  const { t } = texts;
  if (list.length === 0) return <p>{t('testing.info.invitedNobody')}</p>;
  const known = list
    .filter(({ newSince, renamedAt }) => newSince === null && renamedAt === null)
    .map(({ name }) => name);
  return (
    <>
      {known.length > 0 && <p>{known.join(', ')}</p>}
      {(['newSince', 'renamedAt'] as const).map((what) =>
        byDay(list, what, texts).map(([date, names]) => (
          <p key={`${what} ${date}`}>
            {t(`testing.info.${what}`, { date, names: names.join(', ') })}
          </p>
        )),
      )}
    </>
  );
}

/** The names of those to whom it happened, by its day. */
function byDay(
  list: TestingData['invitedInRole'],
  what: 'newSince' | 'renamedAt',
  texts: Texts,
): [date: string, names: string[]][] {
  const days = new Map<string, string[]>();
  for (const { name, [what]: at } of list) {
    if (at === null) continue;
    const date = formatDay(at, texts);
    days.set(date, [...(days.get(date) ?? []), name]);
  }
  return [...days];
}

function Facts({ data }: { data: TestingData }) {
  const texts = useT();
  const { t } = texts;
  const questions = questionsOf(data);
  const minutes = minutesFor(questions);
  return (
    <ul className="information-facts">
      {data.participantType !== 'employee' && (
        <li>
          <UserRound />
          {t('testing.info.role', { role: t(`participantType.${data.participantType}`) })}
        </li>
      )}
      <li>
        <ListChecks />
        {t('testing.info.questions', { count: questions.length })}
      </li>
      <li>
        <Clock />
        {t('testing.info.minutes', { count: minutes })}
      </li>
      <li>
        <CalendarDays />
        {t('testing.info.until', { date: formatDay(data.dateEnd, texts) })}
      </li>
    </ul>
  );
}

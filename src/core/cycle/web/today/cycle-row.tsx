import { Link } from '@tanstack/react-router';
import { useToday } from '#core/account/web/session/today.ts';
import type { ListedCycle } from '#core/cycle/contract/cycle.ts';
import { StageWords, type Whom } from '#core/cycle/web/stage-words.tsx';
import { ButtonLink } from '#core/report/web/shared/button-link.tsx';
import { daysBetween } from '#platform/contract/rules/days.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { ProgressBar, percent } from '#platform/web/ui/state/progress-bar.tsx';
import { lastDayOf, type Need, nextOf } from './needs.ts';
import { useBehind } from './use-behind.ts';

interface CycleRowProps {
  cycle: ListedCycle;
  needs: readonly Need[];
}

/** One cycle on home: how far it is, how long there is still, who is late, what waits for whom, and one next step. */
export function CycleRow({ cycle, needs }: CycleRowProps) {
  const texts = useT();
  const { t } = texts;
  const { id, name } = cycle;
  const behind = useBehind(cycle);
  const [first = nextOf(cycle), ...others] = needs;
  return (
    <li>
      <div>
        <Link to="/estimation/cycles/$id" params={{ id }}>
          {name}
        </Link>
        <DaysLeft cycle={cycle} />
      </div>
      <div>
        <Progress cycle={cycle} />
        {cycle.status === 'created' ? (
          <Hint as="p">{t('cycle.people.already', { count: cycle.subjectCount })}</Hint>
        ) : (
          <StageWords {...cycle} whom={whomOf(cycle, texts)} />
        )}
        {behind.words && <Hint as="p">{behind.words}</Hint>}
      </div>
      <div className="cycles-today-needs">
        {first ? (
          <ButtonLink to="/estimation/cycles/$id" params={{ id }} search={first.search}>
            {t(`cycle.today.needs.${first.kind}`, { count: first.count })}
          </ButtonLink>
        ) : behind.isRemindable ? (
          <ButtonLink to="/estimation/questionary/awaited" search={{ cycle: [id], remind: 'true' }}>
            {t('cycle.today.remind', { count: behind.count })}
          </ButtonLink>
        ) : (
          <Muted>{t('cycle.today.nothing')}</Muted>
        )}
        {others.map(({ kind, count, search }) => (
          <Link key={kind} to="/estimation/cycles/$id" params={{ id }} search={search}>
            {t(`cycle.today.needs.${kind}`, { count })}
          </Link>
        ))}
      </div>
    </li>
  );
}

function DaysLeft({ cycle }: { cycle: ListedCycle }) {
  const texts = useT();
  const { t } = texts;
  const today = useToday();
  const until = lastDayOf(cycle);
  if (!until || until < today) return null;
  const left = daysBetween(today, until);
  const date = formatDay(until, texts);
  const last = t(cycle.status === 'inwork' ? 'cycle.today.answerUntil' : 'cycle.chooseUntil', {
    date,
  });
  return (
    <Hint as="p">
      {`${last}, ${left === 0 ? t('cycle.today.lastDay') : t('cycle.today.left', { count: left })}`}
    </Hint>
  );
}

/** How many answers are given, or how many lists are ready while raters are chosen. Nothing where none are awaited. */
function Progress({ cycle }: { cycle: ListedCycle }) {
  const { t } = useT();
  const { status, subjectCount, stageCounts } = cycle;
  const isChoosing = status === 'nominating';
  const { choosing, approval } = stageCounts;
  const { passedCount: passed, totalCount: total } = isChoosing
    ? { passedCount: subjectCount - choosing - approval, totalCount: subjectCount }
    : cycle.answered;
  if (status === 'created' || total === 0) return null;
  const label = t(isChoosing ? 'cycle.today.lists' : 'cycle.answered');
  const share = t('cycle.answeredOf', { passed, total, percent: percent(passed, total) });
  return <ProgressBar label={label} value={passed} max={total} text={`${label}: ${share}`} />;
}

/** For whom the lists and reports of each stage wait, where that isn't the person assessed. */
function whomOf(cycle: ListedCycle, { t, locale }: Texts): Whom {
  const { chosenBy, release, stageCounts, toApproveCount, approverList } = cycle;
  const named = approverList.map((one) => ({ whom: shortName(one, locale), count: one.count }));
  const known = [...named, { whom: t('cycle.today.whom.hr'), count: toApproveCount }];
  const rest = stageCounts.approval - known.reduce((sum, { count }) => sum + count, 0);
  const approval = [...known, { whom: t('cycle.today.whom.others'), count: rest }];
  return {
    choosing: chosenBy === 'subject' ? undefined : t(`cycle.today.whom.${chosenBy}`),
    approval: approval
      .filter(({ count }) => count > 0)
      .map(({ whom, count }) => t('cycle.stageCount', { stage: whom, count }))
      .join(', '),
    toRelease: t(`cycle.today.whom.${release === 'hr' ? 'hr' : 'talk'}`),
  };
}

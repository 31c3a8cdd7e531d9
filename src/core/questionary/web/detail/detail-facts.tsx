import { useToday } from '#core/account/web/session/today.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { TypeIcon } from '#core/questionary/web/questionary-card.tsx';
import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import { MethodBadge } from '#platform/web/shared/method-badge.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Fact } from '#platform/web/ui/show/fact.tsx';
import { formatDay, formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';

/** How it was set up: method, type, and anonymity with its meaning. */
export function DetailFacts({ questionary }: { questionary: QuestionaryDetail }) {
  const texts = useT();
  const { t } = texts;
  const today = useToday();
  const { method, type, periodType, askAgainOn } = questionary;
  return (
    <section className="q-detail-section">
      <h3>{t('questionaryDetail.facts')}</h3>
      <dl className="q-facts">
        <Fact label={t('questionaryDetail.method')}>
          <MethodBadge method={method} />
        </Fact>
        <Fact label={t('questionaryDetail.type')}>
          <span className="q-fact-type">
            <TypeIcon type={type} />
            {t(`questionaryType.${type}`)}
          </span>
        </Fact>
        <Fact label={t('questionaryDetail.period')}>
          {periodType ? t(`repeatType.${periodType}`) : t('questionary.noPeriod')}
        </Fact>
        <Fact label={t('questionaryDetail.anonymity')}>
          <Anonymity questionary={questionary} />
        </Fact>
        <Fact label={t('questionaryDetail.createdAt')}>
          {formatMoment(questionary.createdAt, texts)}
        </Fact>
      </dl>
      {askAgainOn && today < askAgainOn && (
        <Hint as="p">
          {t('questionaryDetail.askAgainOn', { date: formatDay(askAgainOn, texts) })}
        </Hint>
      )}
    </section>
  );
}

function Anonymity({ questionary }: { questionary: QuestionaryDetail }) {
  const { t } = useT();
  const { method, anonymityThreshold, smallGroups } = questionary;
  const anonymous = keepsAnonymity(questionary);
  return (
    <>
      {t(anonymous ? 'questionary.anonymous' : 'questionary.named')}
      <Hint as="p">
        {anonymous
          ? t('questionaryDetail.anonymousMeaning', { threshold: anonymityThreshold })
          : t(`questionaryDetail.namedMeaning${method}`)}
      </Hint>
      {anonymous && (
        <Hint as="p">{t('smallGroups.chosen', { way: t(`smallGroups.way.${smallGroups}`) })}</Hint>
      )}
    </>
  );
}

import { useState } from 'react';
import { mostGoals } from '#core/plan/contract/rules/plan.ts';
import type { Telling } from '#core/report/contract/reading/report-words.ts';
import type { ReportNext } from '#core/report/contract/talk/report-next.ts';
import { ButtonLink } from '#core/report/web/shared/button-link.tsx';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { DirectionChips } from './direction-chips.tsx';
import { TalkLink } from './talk-link.tsx';
import { TalkQuestions } from './talk-questions.tsx';
import './talk.css';

interface WhatNextProps {
  next: ReportNext;
  telling: Telling;
  address: ReportAddress;
}

/** What comes after reading (rule 159): the person chooses what to work on and goes on to their plan; others prepare the talk. */
export function WhatNext({ next, telling, address }: WhatNextProps) {
  const { content, t, voice } = telling;
  return (
    <div className="r-next">
      <p>{t(`whatNext.choice.${voice}`)}</p>
      {next.isOfStrengths && <Muted as="p">{t('whatNext.nothingLow')}</Muted>}
      {voice === 'own' ? <Choice next={next} address={address} /> : <TalkLink address={address} />}
      <TalkQuestions content={content} voice={voice} />
    </div>
  );
}

/** Chosen here, the goals stand in the plan when it opens. */
function Choice({ next, address }: { next: ReportNext; address: ReportAddress }) {
  const { t } = useT();
  const [chosen, setChosen] = useState<string[]>([]);
  const isFull = chosen.length >= mostGoals;
  return (
    <>
      <DirectionChips next={next} chosen={chosen} isFull={isFull} onChange={setChosen} />
      <div className="r-next-way">
        <ButtonLink
          variant="primary"
          to="/estimation/plan"
          search={{ report: address.questionaryId, chosen: chosen.length > 0 ? chosen : undefined }}
        >
          {t('whatNext.choice.plan')}
        </ButtonLink>
        <Muted role="status">{isFull && t('whatNext.choice.full')}</Muted>
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { digitsOf, formatMark } from '#core/report/contract/content/report-numbers.ts';
import {
  answerHeading,
  sayAnswer,
  sayHowToRead,
  sayZoneMarks,
  type Telling,
} from '#core/report/contract/reading/report-words.ts';
import { reportNext } from '#core/report/contract/talk/report-next.ts';
import {
  type Asked,
  strengthsOf,
  widestGaps,
} from '#core/report/contract/telling/report-answers.ts';
import {
  type SeenBehaviour,
  seenBehaviours,
} from '#core/report/contract/telling/report-behaviours.ts';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import { part } from '#platform/web/device/part.ts';
import { hyphenate } from '#platform/web/ui/base/hyphenate.ts';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { Dots, DotsKey } from './dots.tsx';

const WhatNext = part(() => import('#core/report/web/talk/what-next.tsx'), 'WhatNext', 'whatNext');

interface AnswersProps {
  telling: Telling;
  address: ReportAddress;
}

/** What a reader takes away who reads nothing else (rule 65): three answers, each with one picture. */
export function Answers({ telling, address }: AnswersProps) {
  const { t } = telling;
  const whole = sayAnswer('whole', telling);
  return (
    <section className="r-main">
      <h3>{t('paper.main.heading')}</h3>
      {whole.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <HowToRead telling={telling} />
      <div className="r-answers">
        <Strengths telling={telling} />
        <Otherwise telling={telling} />
        <Next telling={telling} address={address} />
      </div>
    </section>
  );
}

/** What the report is and how to read it, in three lines, for whoever reads the first one. */
function HowToRead({ telling }: { telling: Telling }) {
  const lines = sayHowToRead(telling);
  if (lines.length === 0) return null;
  return (
    <Disclosure className="r-how" summary={telling.t('paper.read.heading')}>
      <div className="r-read">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Disclosure>
  );
}

function Strengths({ telling }: { telling: Telling }) {
  const { content, t } = telling;
  const marks = strengthsOf(content);
  const { top } = seenBehaviours(content);
  return (
    <OneAnswer to="strengths" telling={telling} isEmpty={marks.length + top.length === 0}>
      {marks.length > 0 && (
        <ul className="r-seen">
          {marks.map(({ name, mark, isDisputed }) => (
            <Marked key={name} mark={mark} telling={telling}>
              <span className="r-name">{hyphenate(name)}</span>
              {isDisputed && <Hint className="r-of">{t('paper.competences.opinionsDiffer')}</Hint>}
            </Marked>
          ))}
        </ul>
      )}
      <Seen heading={t('paper.behaviours.top')} list={top} telling={telling} />
    </OneAnswer>
  );
}

function Otherwise({ telling }: { telling: Telling }) {
  const gaps = widestGaps(telling.content);
  return (
    <OneAnswer to="otherwise" telling={telling} isEmpty={gaps.length === 0}>
      {gaps.length > 0 && (
        <>
          <ul className="r-gaps">
            {gaps.map((row) => (
              <li key={row.competenceId}>
                <span className="r-name">{hyphenate(row.name)}</span>
                <Dots marks={{ ...row, targetMark: null }} />
                <Hint digits>{sayZoneMarks(row, telling)}</Hint>
              </li>
            ))}
          </ul>
          <DotsKey telling={telling} />
        </>
      )}
    </OneAnswer>
  );
}

function Next({ telling, address }: AnswersProps) {
  const { content, t, voice } = telling;
  const { low } = seenBehaviours(content);
  const next = reportNext(content);
  // Whoever chooses what to work on has them among what is offered.
  const isOffered = next !== null && voice === 'own';
  return (
    <OneAnswer to="next" telling={telling} isEmpty={low.length === 0 && !next}>
      {!isOffered && <Seen heading={t('paper.behaviours.low')} list={low} telling={telling} />}
      {next && (
        <WhatNext
          meanwhile={<Skeleton height="120px" />}
          next={next}
          telling={telling}
          address={address}
        />
      )}
    </OneAnswer>
  );
}

interface OneAnswerProps {
  to: Asked;
  telling: Telling;
  /** There is nothing but sentences, if there are any. */
  isEmpty: boolean;
  children: ReactNode;
}

function OneAnswer({ to, telling, isEmpty, children }: OneAnswerProps) {
  const said = sayAnswer(to, telling);
  if (isEmpty && said.length === 0) return null;
  return (
    <Card as="section" className="r-answer">
      <h4>{answerHeading(to, telling)}</h4>
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
    </Card>
  );
}

interface SeenProps {
  heading: string;
  list: readonly SeenBehaviour[];
  telling: Telling;
}

function Seen({ heading, list, telling }: SeenProps) {
  if (list.length === 0) return null;
  return (
    <div>
      <h5>{heading}</h5>
      <ul className="r-seen">
        {list.map(({ questionText, name, mark }) => (
          <Marked key={questionText + name} mark={mark} telling={telling}>
            {questionText} <Hint className="r-of">{name}</Hint>
          </Marked>
        ))}
      </ul>
    </div>
  );
}

interface MarkedProps {
  mark: number;
  telling: Telling;
  children: ReactNode;
}

const Marked = ({ mark, telling: { content, locale }, children }: MarkedProps) => (
  <li>
    <strong>{formatMark(mark, locale, digitsOf(content))}</strong>
    <span>{children}</span>
  </li>
);

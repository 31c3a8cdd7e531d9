import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { type FollowUp, getFollowUp } from '#core/follow-up/contract/follow-up.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { FollowUpResult } from './follow-up-result.tsx';
import './follow-up.css';

const Chooser = part(() => import('./chooser.tsx'), 'Chooser', 'followUp');

interface FollowUpBlockProps {
  questionaryId: string;
  employeeId: string;
  /** Where it stands on the page. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Only what came of it is said. */
  isOnlyTold?: boolean;
}

/**
 * Whether others see a change since a report (rules 229 to 231): when they are asked, what about, and what came of it.
 * It is no part of the report: where there is nothing to say, or it can't be read, nothing is there.
 */
export function FollowUpBlock({
  questionaryId,
  employeeId,
  heading: Heading = 'h3',
  isOnlyTold,
}: FollowUpBlockProps) {
  const texts = useT();
  const { t } = texts;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const client = useQueryClient();
  const asked = partQuery(getFollowUp, { query: { questionaryId, employeeId } });
  const found = useQuery(asked).data?.data;
  if (!found || (isOnlyTold && found.state !== 'over')) return null;
  if (found.state === 'ahead') {
    return <Muted as="p">{t('followUp.ahead', { date: formatDay(found.day, texts) })}</Muted>;
  }
  return (
    <Card
      as={isOnlyTold ? 'div' : 'section'}
      className="follow-up"
      aria-labelledby={isOnlyTold ? undefined : id}
    >
      <Heading ref={heading} id={id} tabIndex={-1}>
        {t('followUp.title')}
      </Heading>
      {found.state === 'choosing' && (
        <Choice
          found={found}
          questionaryId={questionaryId}
          onSaved={(data) => {
            client.setQueryData(asked.queryKey, (before) => before && { ...before, data });
            heading.current?.focus();
          }}
        />
      )}
      {found.state === 'asked' && (
        <>
          <p>{t('followUp.asked', { date: formatDay(found.until, texts) })}</p>
          <Chosen found={found} />
        </>
      )}
      {found.state === 'tooFew' && <p>{t('followUp.tooFew')}</p>}
      {found.state === 'over' && <FollowUpResult found={found} />}
    </Card>
  );
}

interface ChoiceProps {
  found: FollowUp;
  questionaryId: string;
  onSaved: (saved: FollowUp | null) => void;
}

/** Opens at once where nothing is chosen yet. */
function Choice({ found, questionaryId, onSaved }: ChoiceProps) {
  const texts = useT();
  const { t } = texts;
  const [isOpen, setOpen] = useState(found.chosenList === null);
  const close = () => setOpen(false);
  if (isOpen) {
    return (
      <Chooser
        meanwhile={<Skeleton height="240px" />}
        onLost={close}
        followUp={found}
        questionaryId={questionaryId}
        onSaved={(saved) => {
          onSaved(saved);
          close();
        }}
      />
    );
  }
  const { chosenList, day } = found;
  return (
    <>
      {chosenList && (
        <p>
          {chosenList.length > 0
            ? t('followUp.chosen', { date: formatDay(day, texts) })
            : t('followUp.nothing')}
        </p>
      )}
      <Chosen found={found} />
      <div className="follow-up-buttons">
        <Button onClick={() => setOpen(true)}>
          {t(chosenList ? 'followUp.change' : 'followUp.choose')}
        </Button>
      </div>
    </>
  );
}

function Chosen({ found }: { found: FollowUp }) {
  const { locale } = useT();
  if (!found.chosenList?.length) return null;
  return (
    <ul className="follow-up-list">
      {found.chosenList.map(({ questionId, text }) => (
        <li key={questionId}>{spoken(text, locale)}</li>
      ))}
    </ul>
  );
}

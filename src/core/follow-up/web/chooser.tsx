import { useState } from 'react';
import { z } from 'zod/mini';
import { chooseFollowUp, type FollowUp, followUp } from '#core/follow-up/contract/follow-up.ts';
import { mostChosen } from '#core/follow-up/contract/rules/follow-up.ts';
import { errorCodes } from '#platform/contract/call/envelope.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { ApiError } from '#platform/web/api/call.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { StaleNote } from '#platform/web/ui/state/stale-note.tsx';

interface ChooserProps {
  followUp: FollowUp;
  questionaryId: string;
  onSaved: (saved: FollowUp | null) => void;
}

/** What raters are asked again: one to three behaviours of the report, or nothing (rule 229). */
export function Chooser({ followUp: saved, questionaryId, onSaved }: ChooserProps) {
  const texts = useT();
  const { t } = texts;
  const [chosen, setChosen] = useState<readonly string[]>(() => idsOf(saved));
  const send = useSend(chooseFollowUp, {
    meta: { isShown: isStale },
    onSuccess: ({ data }) => onSaved(data),
  });
  const theirs = newerIn(send.error);
  const save = (questionIds: readonly string[]) =>
    send.mutate({
      body: {
        questionaryId,
        questionIds: [...questionIds],
        version: theirs?.version ?? saved.version,
      },
    });
  const date = formatDay(saved.day, texts);
  return (
    <div className="follow-up-choice">
      <StaleNote
        shown={theirs !== undefined}
        changed={undefined}
        onTakeTheirs={() => theirs && onSaved(theirs)}
        onSaveMine={() => save(send.variables?.body.questionIds ?? chosen)}
      />
      <p>{t('followUp.lead', { date })}</p>
      <Muted as="p">{t('followUp.readers')}</Muted>
      <Offers offerList={saved.offerList} chosen={chosen} onChange={setChosen} />
      <Muted as="p" role="status">
        {chosen.length >= mostChosen && t('followUp.full', { most: mostChosen })}
      </Muted>
      <div className="follow-up-buttons">
        <Button
          variant="primary"
          disabled={chosen.length === 0}
          pending={send.isPending}
          onClick={() => save(chosen)}
        >
          {t('followUp.ask', { date })}
        </Button>
        <Button disabled={send.isPending} onClick={() => save([])}>
          {t('followUp.dontAsk')}
        </Button>
      </div>
    </div>
  );
}

const idsOf = ({ chosenList }: FollowUp) => (chosenList ?? []).map(({ questionId }) => questionId);

const isStale = (error: ApiError): boolean => error.code === errorCodes.staleVersion.code;

/** What was chosen meanwhile in another window. */
const newerIn = (error: ApiError | null): FollowUp | undefined =>
  error && isStale(error) ? z.safeParse(followUp, error.data).data : undefined;

type Offer = FollowUp['offerList'][number];

interface OffersProps {
  offerList: readonly Offer[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** What is suggested stands in view; the rest is folded, unless nothing is suggested or some of it is chosen. */
function Offers({ offerList, ...choice }: OffersProps) {
  const { t } = useT();
  const suggested = offerList.filter(({ isSuggested }) => isSuggested);
  const others = offerList.filter(({ isSuggested }) => !isSuggested);
  const [isOpen] = useState(() =>
    others.some(({ questionId }) => choice.chosen.includes(questionId)),
  );
  if (suggested.length === 0) return <Groups offerList={others} {...choice} />;
  return (
    <>
      <Groups offerList={suggested} {...choice} />
      {others.length > 0 && (
        <Disclosure summary={t('followUp.others')} isOpen={isOpen}>
          <div className="follow-up-choice">
            <Groups offerList={others} {...choice} />
          </div>
        </Disclosure>
      )}
    </>
  );
}

function Groups({ offerList, chosen, onChange }: OffersProps) {
  const { t, locale } = useT();
  const isFull = chosen.length >= mostChosen;
  return groupsOf(offerList, locale).map(({ competence, offers }) => (
    <fieldset key={competence} className="follow-up-group">
      {competence && <Legend>{competence}</Legend>}
      {offers.map(({ questionId, text, isSuggested }) => {
        const isChosen = chosen.includes(questionId);
        return (
          <Checkbox
            key={questionId}
            roomy
            label={
              <>
                {spoken(text, locale)} {isSuggested && <Badge>{t('followUp.suggested')}</Badge>}
              </>
            }
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={() =>
              onChange(
                isChosen ? chosen.filter((one) => one !== questionId) : [...chosen, questionId],
              )
            }
          />
        );
      })}
    </fieldset>
  ));
}

/** By competence, each where its first behaviour stands. */
function groupsOf(offerList: readonly Offer[], locale: Locale) {
  const groups = new Map<string, Offer[]>();
  for (const offer of offerList) {
    const competence = spoken(offer.competence, locale);
    groups.set(competence, [...(groups.get(competence) ?? []), offer]);
  }
  return [...groups].map(([competence, offers]) => ({ competence, offers }));
}

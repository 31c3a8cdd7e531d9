import { useId, useState } from 'react';
import { isInOtherScript } from '#core/answering/web/answering/other-script.ts';
import { type Flow, isConsentAsked, isFinal } from '#core/answering/web/flow.ts';
import { type AskedAgain, answerAgain } from '#core/follow-up/contract/follow-up.ts';
import { type ChangeAnswer, changeAnswers } from '#core/follow-up/contract/rules/follow-up.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { type ApiError, errorText } from '#platform/web/api/call.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { newId } from '#platform/web/browser/new-id.ts';
import { part } from '#platform/web/device/part.ts';
import { inWords, issuesIn, useFormValues, type Wrong } from '#platform/web/form/values.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { useIntoView } from '#platform/web/ui/base/use-into-view.ts';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

const AgreeFirst = part(
  () => import('#core/answering/web/consent-page.tsx'),
  'AgreeFirst',
  'consent',
);

interface Values {
  answers: Readonly<Record<string, ChangeAnswer>>;
  sentence: string;
}

interface AgainCardProps {
  asked: AskedAgain;
  flow: Flow;
  onSent: () => void;
}

/** What one rater says of one person: an answer to each behaviour, and a sentence if they like. */
export function AgainCard({ asked, flow, onSent }: AgainCardProps) {
  const texts = useT();
  const { t, locale } = texts;
  const id = useId();
  // The same sent again after a lost connection is saved once.
  const [sheetId] = useState(() => newId());
  const form = useFormValues<Values>(() => ({ answers: {}, sentence: '' }));
  const { answers, sentence } = form.values;
  const { questionaryId, employeeId, questionList } = asked;
  const send = useSend(answerAgain, {
    meta: { quiet: true },
    onSuccess: onSent,
    onError: ({ errors }) => form.showWrong(errors.filter(({ path }) => path === 'sentence')),
  });
  function submit() {
    if (send.isPending) return;
    const given = questionList.flatMap(({ questionId }) => {
      const answer = answers[questionId];
      return answer ? [{ questionId, answer }] : [];
    });
    const missing: Wrong[] = questionList
      .filter(({ questionId }) => !answers[questionId])
      .map(({ questionId }) => ({
        path: `answers.${questionId}`,
        message: t('answering.step.chooseAnswer'),
      }));
    const body = { questionaryId, employeeId, sheetId, answerList: given, sentence };
    const wrong = [...missing, ...inWords(issuesIn(answerAgain.body, body), t)];
    form.showWrong(wrong);
    if (wrong.length === 0) send.mutate({ body, token: flow.token });
  }
  return (
    <Card as="section" className="again-card" aria-labelledby={id}>
      <div>
        <h2 id={id}>{fullName(asked, locale)}</h2>
        <Muted as="p">{t('askedAgain.until', { date: formatDay(asked.until, texts) })}</Muted>
      </div>
      <form
        ref={form.ref}
        className="again-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{t('askedAgain.compared', { month: monthOf(asked.since, texts) })}</p>
        {questionList.map(({ questionId, text }) => (
          <Behaviour
            key={questionId}
            id={questionId}
            text={spoken(text, locale)}
            given={answers[questionId]}
            error={form.errors[`answers.${questionId}`]}
            onAnswer={(answer) =>
              form.change(
                { answers: { ...answers, [questionId]: answer } },
                `answers.${questionId}`,
              )
            }
          />
        ))}
        <Sentence
          isAnonymous={asked.isAnonymous}
          value={sentence}
          error={form.errors.sentence}
          onChange={(next) => form.change({ sentence: next })}
        />
        <Muted as="p">
          {asked.isAnonymous
            ? t('askedAgain.together', { threshold: asked.threshold })
            : t('askedAgain.asIs')}
        </Muted>
        {send.error && <NotSent error={send.error} flow={flow} onAgain={submit} />}
        <Button type="submit" size="l" variant="primary" pending={send.isPending}>
          {t(send.error ? 'answering.step.sendAgain' : 'answering.step.send')}
        </Button>
      </form>
    </Card>
  );
}

/** The month of a plain date, as it stands in the sentence around it. */
const monthOf = (day: string, { t }: Texts): string =>
  t('askedAgain.months').split('|')[Number(day.slice(5, 7)) - 1] ?? day;

interface BehaviourProps {
  id: string;
  text: string;
  given: ChangeAnswer | undefined;
  error: string | undefined;
  onAnswer: (answer: ChangeAnswer) => void;
}

/** One behaviour and its four answers, large enough for thumbs. */
function Behaviour({ id, text, given, error, onAnswer }: BehaviourProps) {
  const { t } = useT();
  const errorId = `${useId()}-error`;
  return (
    <fieldset className="again-behaviour" data-invalid={error ? true : undefined}>
      <legend>{text}</legend>
      <div className="again-answers">
        {changeAnswers.map((answer) => (
          <label key={answer}>
            <input
              type="radio"
              name={id}
              value={answer}
              checked={given === answer}
              aria-describedby={error ? errorId : undefined}
              onChange={() => onAnswer(answer)}
            />
            {t(`askedAgain.answer.${answer}`)}
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}

interface SentenceProps {
  isAnonymous: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** It is one line: what is pasted into it becomes one. Among others it says what would give the writer away (decision 109). */
function Sentence({ isAnonymous, value, error, onChange }: SentenceProps) {
  const { t } = useT();
  return (
    <TextArea
      label={t('askedAgain.sentence')}
      rows={2}
      value={value}
      error={error}
      hint={
        <>
          {t('askedAgain.sentenceHint')} {isAnonymous && t('askedAgain.style')}
          <span className="again-script" role="status">
            {isAnonymous &&
              isInOtherScript(value, t('askedAgain.sentence')) &&
              t('answering.step.otherScript')}
          </span>
        </>
      }
      onChange={({ target }) => onChange(target.value.replace(/[\r\n]+/g, ' '))}
    />
  );
}

/** Stands at the button: why it wasn't taken, and that all of it is still here. */
function NotSent({ error, flow, onAgain }: { error: ApiError; flow: Flow; onAgain: () => void }) {
  const { t } = useT();
  const box = useIntoView<HTMLDivElement>(true);
  return (
    <div ref={box} role="alert">
      <InfoBlock
        tone="danger"
        title={t('askedAgain.notSent')}
        actions={isConsentAsked(error) && <AgreeFirst flow={flow} onAgreed={onAgain} />}
      >
        <p>{errorText(error, t)}</p>
        {!isFinal(error) && <p>{t('askedAgain.kept')}</p>}
      </InfoBlock>
    </div>
  );
}

import type { FollowUp } from '#core/follow-up/contract/follow-up.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';

/** What others see: a word for each behaviour, what managers pressed, and the sentences as they were written (rule 230). */
export function FollowUpResult({ found }: { found: FollowUp }) {
  const { t, locale } = useT();
  const { result, threshold } = found;
  if (!result) return null;
  return (
    <>
      <ul className="follow-up-told">
        {result.behaviourList.map(({ questionId, text, word, managerList }) => (
          <li key={questionId}>
            <p>{spoken(text, locale)}</p>
            <p className="follow-up-word">
              {t(`followUp.word.${word}`, { threshold: threshold ?? '' })}
            </p>
            {managerList.map((answer, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: answers without names, which never change
              <Muted as="p" key={at}>
                {t('followUp.manager', { answer: t(`followUp.answer.${answer}`) })}
              </Muted>
            ))}
          </li>
        ))}
      </ul>
      <Sentences title={t('followUp.help')} list={result.sentenceList} />
      <Sentences title={t('followUp.helpByManager')} list={result.managerSentenceList} />
      <Hint as="p">{t('followUp.impression')}</Hint>
    </>
  );
}

function Sentences({ title, list }: { title: string; list: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <div>
      <Muted as="p">{title}</Muted>
      <ul className="follow-up-list">
        {list.map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and they never change
          <li key={at}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

import { useState } from 'react';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { answersText } from '#core/answering/web/draft/answers-text.ts';
import type { Draft } from '#core/answering/web/draft/draft.ts';
import { questionsOf } from '#core/answering/web/draft/steps.ts';
import { answerWord } from '#platform/contract/rules/answer-words.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import type { Answer } from '#platform/contract/rules/scale.ts';
import { copyOut } from '#platform/web/browser/copy-out.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

export type Answered = { data: AnsweringData; draft: Draft };

/** Copies what was answered. Where the browser has no clipboard, it is shown to be copied by hand. */
export function CopyAnswers({ data, draft }: Answered) {
  const texts = useT();
  const { t, locale } = texts;
  const [shown, setShown] = useState<string>();
  async function copy() {
    const answers = answersText(questionsOf(data), draft, {
      question: (text) => text[locale] ?? text.ru,
      rating: (answer) => answerWord(data.answerWords, answer as Answer, texts),
    });
    const text = `${fullName(data.employee, texts.locale)}\n\n${answers}`;
    if (await copyOut(text)) toast.success(t('answering.step.copied'));
    else setShown(text);
  }
  return (
    <>
      <Button onClick={() => void copy()}>{t('answering.step.copy')}</Button>
      {shown !== undefined && (
        <TextArea label={t('answering.step.copyByHand')} readOnly rows={6} value={shown} />
      )}
    </>
  );
}

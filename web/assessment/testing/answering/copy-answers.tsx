import { useState } from 'react';
import type { TestingData } from '#contract/assessment/testing.ts';
import { answerWord } from '#contract/platform/rules/answer-words.ts';
import { fullName } from '#contract/platform/rules/names.ts';
import type { Answer } from '#contract/platform/rules/scale.ts';
import { answersText } from '#web/assessment/testing/draft/answers-text.ts';
import type { Draft } from '#web/assessment/testing/draft/draft.ts';
import { questionsOf } from '#web/assessment/testing/draft/steps.ts';
import { copyOut } from '#web/platform/browser/copy-out.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { TextArea } from '#web/platform/ui/field/text-area.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';

export type Answered = { data: TestingData; draft: Draft };

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
    if (await copyOut(text)) toast.success(t('testing.step.copied'));
    else setShown(text);
  }
  return (
    <>
      <Button onClick={() => void copy()}>{t('testing.step.copy')}</Button>
      {shown !== undefined && (
        <TextArea label={t('testing.step.copyByHand')} readOnly rows={6} value={shown} />
      )}
    </>
  );
}

import type { Question } from '#web/testing/draft/steps.ts';
import { useT } from '#web/ui/base/texts.tsx';

/** The question in the language of the screen; without a translation that is said, with the Russian wording. */
export function QuestionText({ text }: { text: Question['text'] }) {
  const { t, locale } = useT();
  const spoken = text[locale];
  if (spoken) return spoken;
  return (
    <>
      <span className="answering-untranslated">{t('testing.step.noTranslation')}</span>
      {text.ru && <span lang="ru">{text.ru}</span>}
    </>
  );
}

import type { Question } from '#core/answering/web/draft/steps.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

/** The question in the current language. If it has no translation, says so and shows the Russian text. */
export function QuestionText({ text }: { text: Question['text'] }) {
  const { t, locale } = useT();
  const spoken = text[locale];
  if (spoken) return spoken;
  return (
    <>
      <span className="answering-untranslated">{t('answering.step.noTranslation')}</span>
      {text.ru && <span lang="ru">{text.ru}</span>}
    </>
  );
}

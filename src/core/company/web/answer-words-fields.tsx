import { namedAnswers } from '#core/company/contract/rules/answer-words-form.ts';
import { markOf } from '#platform/contract/rules/scale.ts';
import type { Locale } from '#platform/texts/t.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { noWords } from './settings-values.ts';
import type { SettingsFields } from './use-settings-form.ts';

/** The company's own words for the five answers, in each language (rule 167). */
export function AnswerWordsFields({ form }: { form: SettingsFields }) {
  const { t } = useT();
  return (
    <>
      <div className="brand-words">
        <WordList form={form} locale="ru" />
        <WordList form={form} locale="en" />
      </div>
      <Muted as="p">{t('brand.answerWordsFuture')}</Muted>
    </>
  );
}

function WordList({ form, locale }: { form: SettingsFields; locale: Locale }) {
  const { t } = useT();
  const { values, errors, change } = form;
  const words = values.answerWords[locale];
  const path = `answerWords.${locale}`;
  const put = (list: string[], cleared: string) =>
    change({ answerWords: { ...values.answerWords, [locale]: list } }, cleared);
  return (
    <fieldset>
      <legend>{t(`common.${locale}`)}</legend>
      {namedAnswers.map((answer, at) => (
        <TextField
          key={answer}
          label={t('brand.answerInstead', {
            mark: markOf(answer) ?? 0,
            word: t(`answer.${answer}`),
          })}
          value={words[at] ?? ''}
          error={errors[`${path}.${at}`]}
          autoComplete="off"
          lang={locale}
          onChange={({ target }) => put(words.with(at, target.value), `${path}.${at}`)}
        />
      ))}
      {words.some(Boolean) && (
        <Button variant="link" onClick={() => put(noWords, path)}>
          {t('brand.answerWordsReset')}
        </Button>
      )}
    </fieldset>
  );
}

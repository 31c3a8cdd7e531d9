import Library from 'lucide-react/icons/library-big';
import Plus from 'lucide-react/icons/plus';
import { mostFirstSteps } from '#core/competence/contract/first-step.ts';
import type { TypedText } from '#core/directory/web/shared/localized.ts';
import { OrderedList } from '#core/directory/web/shared/ordered-list.tsx';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Fields } from '#platform/web/form/values.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import {
  type CompetenceValues,
  newStep,
  type StepValues,
  stepValues,
} from './competence-values.ts';

interface FirstStepFieldsProps {
  form: Fields<CompetenceValues>;
  list: StepValues[];
  /** What the library has, where the company has steps of its own. */
  ofLibrary: readonly Localized[] | undefined;
}

/** What to begin with in this competence, in both languages: none, or up to ten (rule 150). */
export function FirstStepFields({ form, list, ofLibrary }: FirstStepFieldsProps) {
  const { t } = useT();
  const { errors, change } = form;
  const setList = (firstStepList: StepValues[], ...cleared: string[]) =>
    change({ firstStepList }, ...cleared);
  const field = (step: StepValues, index: number, locale: keyof TypedText) => {
    const path = `firstStepList.${index}.${locale}`;
    return {
      value: step.text[locale],
      error: errors[path],
      rows: 2,
      onChange: (event: { target: { value: string } }) => {
        const text = { ...step.text, [locale]: inOneLine(event.target.value) };
        setList(list.with(index, { ...step, text }), path);
      },
    };
  };
  return (
    <fieldset className="directory-group">
      <Legend>{t('firstStep.title')}</Legend>
      <Hint as="p">{t('firstStep.hint')}</Hint>
      <OrderedList
        label={t('firstStep.title')}
        items={list}
        keyOf={({ key }) => key}
        nameOf={({ text }, index) => text.ru.trim() || t('firstStep.one', { number: index + 1 })}
        onChange={(changed) => setList(changed)}
      >
        {(step, index) => (
          <div className="directory-pair">
            <TextArea
              label={t('firstStep.inRussian', { number: index + 1 })}
              required
              {...field(step, index, 'ru')}
            />
            <TextArea
              label={t('firstStep.inEnglish', { number: index + 1 })}
              {...field(step, index, 'en')}
            />
          </div>
        )}
      </OrderedList>
      <div className="directory-adds">
        <Button
          icon={<Plus />}
          disabled={list.length >= mostFirstSteps}
          onClick={() => setList([...list, newStep()])}
        >
          {t('firstStep.add')}
        </Button>
        {ofLibrary && (
          <Button icon={<Library />} onClick={() => setList(stepValues(ofLibrary))}>
            {t('firstStep.fromLibrary')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** A step is a line of a plan. */
const inOneLine = (typed: string): string => typed.replace(/\s*\n\s*/g, ' ');

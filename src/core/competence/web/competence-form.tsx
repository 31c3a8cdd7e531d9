import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import {
  type Competence,
  competence,
  competenceCalls,
  competenceForm,
  mostQuestions,
} from '#core/competence/contract/competence.ts';
import type { ItemFormProps } from '#core/directory/web/shared/directory-board.tsx';
import type { TypedText } from '#core/directory/web/shared/localized.ts';
import { OrderedList } from '#core/directory/web/shared/ordered-list.tsx';
import { useItemForm } from '#core/directory/web/shared/queries.ts';
import { part } from '#platform/web/device/part.ts';
import type { Fields } from '#platform/web/form/values.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import {
  type CompetenceValues,
  competenceBody,
  competenceCopyValues,
  competenceValues,
  newQuestion,
  type QuestionValues,
} from './competence-values.ts';

const FirstStepFields = part(
  () => import('./first-step-fields.tsx'),
  'FirstStepFields',
  'firstStep',
);

export function CompetenceForm({ saved, copied, onClose }: ItemFormProps<Competence>) {
  const { t } = useT();
  const form = useItemForm(competenceCalls, {
    saved,
    initial: copied && competenceCopyValues(copied),
    valuesOf: competenceValues,
    bodyOf: competenceBody,
    schema: competenceForm,
    savedSchema: competence,
    onClose,
  });
  const title = form.base ? 'editTitle' : copied ? 'copyTitle' : 'newTitle';
  return (
    <FormModal
      kind="competence"
      size="l"
      title={t(`directory.competencies.${title}`)}
      form={form}
      onClose={onClose}
    >
      <Texts form={form} />
      <Questions form={form} isSaved={form.base !== undefined} />
      {form.values.firstStepList && (
        <FirstStepFields
          form={form}
          list={form.values.firstStepList}
          ofLibrary={(form.base ?? copied)?.libraryStepList}
          meanwhile={<Skeleton height="64px" />}
        />
      )}
    </FormModal>
  );
}

function Texts({ form: { values, errors, change } }: { form: Fields<CompetenceValues> }) {
  const { t } = useT();
  const field = (name: 'nameText' | 'descriptionText', locale: keyof TypedText) => ({
    value: values[name][locale],
    error: errors[`${name}.${locale}`],
    onChange: (event: { target: { value: string } }) =>
      change({ [name]: { ...values[name], [locale]: event.target.value } }, `${name}.${locale}`),
  });
  return (
    <>
      <div className="directory-pair">
        <TextField label={t('directory.nameRu')} required autoFocus {...field('nameText', 'ru')} />
        <TextField
          label={t('directory.nameEn')}
          hint={t('directory.enHint')}
          {...field('nameText', 'en')}
        />
      </div>
      <div className="directory-pair">
        <TextArea
          label={t('directory.descriptionRu')}
          required
          {...field('descriptionText', 'ru')}
        />
        <TextArea label={t('directory.descriptionEn')} {...field('descriptionText', 'en')} />
      </div>
    </>
  );
}

interface QuestionsProps {
  form: Fields<CompetenceValues>;
  isSaved: boolean;
}

/** The questions, each in both languages. They can be added, reordered, and removed while more than one is left. */
function Questions({ form: { values, errors, change }, isSaved }: QuestionsProps) {
  const { t } = useT();
  const id = useId();
  const { questionList } = values;
  const setList = (list: QuestionValues[], ...cleared: string[]) =>
    change({ questionList: list }, ...cleared);
  const field = (question: QuestionValues, index: number, locale: keyof TypedText) => {
    const path = `questionList.${index}.questionText.${locale}`;
    return {
      value: question.questionText[locale],
      error: errors[path],
      rows: 2,
      onChange: (event: { target: { value: string } }) => {
        const questionText = { ...question.questionText, [locale]: event.target.value };
        setList(questionList.with(index, { ...question, questionText }), path);
      },
    };
  };
  return (
    <fieldset className="directory-group" aria-describedby={`${id}-hint`}>
      <Legend>{t('directory.competencies.questions')}</Legend>
      <Hint as="p" id={`${id}-hint`}>
        {t('directory.aboutPerson')}
      </Hint>
      {isSaved && <Hint as="p">{t('directory.competencies.frozen')}</Hint>}
      <OrderedList
        label={t('directory.competencies.questions')}
        items={questionList}
        keyOf={({ key }) => key}
        nameOf={({ questionText }, index) =>
          questionText.ru.trim() || t('directory.competencies.question', { number: index + 1 })
        }
        onChange={(list) => setList(list)}
        keepLast
      >
        {(question, index) => (
          <div className="directory-pair">
            <TextArea
              label={t('directory.competencies.questionRu', { number: index + 1 })}
              required
              {...field(question, index, 'ru')}
            />
            <TextArea
              label={t('directory.competencies.questionEn', { number: index + 1 })}
              {...field(question, index, 'en')}
            />
          </div>
        )}
      </OrderedList>
      <Button
        className="directory-add"
        icon={<Plus />}
        disabled={questionList.length >= mostQuestions}
        onClick={() => setList([...questionList, newQuestion()])}
      >
        {t('directory.competencies.addQuestion')}
      </Button>
    </fieldset>
  );
}

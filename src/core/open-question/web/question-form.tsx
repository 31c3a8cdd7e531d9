import type { ItemFormProps } from '#core/directory/web/shared/directory-board.tsx';
import { sentText, type TypedText, typedText } from '#core/directory/web/shared/localized.ts';
import { useItemForm } from '#core/directory/web/shared/queries.ts';
import {
  commonQuestion,
  type OpenQuestion,
  type OpenQuestionType,
  openQuestionCalls,
  openQuestionForm,
  openQuestionTypes,
} from '#core/open-question/contract/open-question.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';

interface Values {
  text: TypedText;
  type: OpenQuestionType;
  isRequired: boolean;
}

export function QuestionForm({ saved, onClose }: ItemFormProps<OpenQuestion>) {
  const { t } = useT();
  const form = useItemForm(openQuestionCalls, {
    saved,
    valuesOf: (from): Values => ({
      text: typedText(from?.text),
      type: from?.type ?? 'text',
      isRequired: from?.isRequired ?? false,
    }),
    bodyOf: ({ text, ...values }) => ({ ...values, text: sentText(text) }),
    schema: openQuestionForm,
    savedSchema: commonQuestion,
    onClose,
  });
  const { values, errors, change } = form;
  const field = (locale: keyof TypedText) => ({
    value: values.text[locale],
    error: errors[`text.${locale}`],
    onChange: (event: { target: { value: string } }) =>
      change({ text: { ...values.text, [locale]: event.target.value } }, `text.${locale}`),
  });
  return (
    <FormModal
      kind="commonQuestion"
      title={t(form.base ? 'directory.questions.editTitle' : 'directory.questions.newTitle')}
      form={form}
      onClose={onClose}
    >
      <TextArea label={t('directory.questions.textRu')} required autoFocus {...field('ru')} />
      <TextArea
        label={t('directory.questions.textEn')}
        hint={t('directory.enHint')}
        {...field('en')}
      />
      <RadioGroup
        required
        label={t('directory.questions.type')}
        value={values.type}
        hint={values.type === 'rating' && t('directory.aboutPerson')}
        error={errors.type}
        options={openQuestionTypes.map((value) => ({
          value,
          label: t(`directory.questions.types.${value}`),
          hint: t(`directory.questions.typeHints.${value}`),
        }))}
        onChange={(type) => change({ type })}
      />
      <Checkbox
        label={t('directory.questions.isRequired')}
        hint={t('directory.questions.requiredHint')}
        checked={values.isRequired}
        onChange={(event) => change({ isRequired: event.target.checked })}
      />
    </FormModal>
  );
}

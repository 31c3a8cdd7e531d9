import type { Competence } from '#core/competence/contract/competence.ts';
import { copyName } from '#core/directory/web/shared/copy-name.ts';
import { sentText, type TypedText, typedText } from '#core/directory/web/shared/localized.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import { copyMark } from '#platform/texts/copy-mark.ts';
import { newId } from '#platform/web/browser/new-id.ts';

export interface QuestionValues {
  /** Identifies a question while the form is open. */
  key: string;
  /** Null for a new one. */
  id: string | null;
  questionText: TypedText;
}

/** A first step. */
export interface StepValues {
  /** Identifies a step while the form is open. */
  key: string;
  text: TypedText;
}

export interface CompetenceValues {
  nameText: TypedText;
  descriptionText: TypedText;
  questionList: QuestionValues[];
  /** Undefined where they weren't read: they stay as they are. */
  firstStepList: StepValues[] | undefined;
}

export const newQuestion = (): QuestionValues => ({
  key: newId(),
  id: null,
  questionText: typedText(undefined),
});

export const newStep = (): StepValues => ({
  key: newId(),
  text: typedText(undefined),
});

export const stepValues = (list: readonly Localized[]): StepValues[] =>
  list.map((text, at) => ({ key: `step ${at}`, text: typedText(text) }));

/** A new competence begins with one question, as at least one must remain. */
export function competenceValues(from: Competence | undefined): CompetenceValues {
  const questions = from?.questionList.map(({ id, questionText }) => ({
    key: id,
    id,
    questionText: typedText(questionText),
  }));
  return {
    nameText: typedText(from?.nameText),
    descriptionText: typedText(from?.descriptionText),
    questionList: questions && questions.length > 0 ? questions : [newQuestion()],
    firstStepList: from ? from.firstStepList && stepValues(from.firstStepList) : [],
  };
}

/**
 * A copy has everything the competence has, with new questions of its own and a name that tells it
 * from the first one.
 */
export function competenceCopyValues(of: Competence): CompetenceValues {
  const values = competenceValues(of);
  const { ru, en } = values.nameText;
  return {
    ...values,
    nameText: { ru: copyName(ru, copyMark.ru), en: en && copyName(en, copyMark.en) },
    questionList: values.questionList.map((one) => ({ ...one, id: null })),
  };
}

export const competenceBody = (values: CompetenceValues) => ({
  nameText: sentText(values.nameText),
  descriptionText: sentText(values.descriptionText),
  questionList: values.questionList.map(({ id, questionText }, index) => ({
    id,
    position: index + 1,
    questionText: sentText(questionText),
  })),
  firstStepList: values.firstStepList?.map(({ text }) => sentText(text)),
});

import { z } from 'zod/mini';
import type { FieldError } from '#contract/envelope.ts';
import { type Issue, issuesOf } from '#contract/issues.ts';
import {
  type QuestionaryDetail,
  questionaryForm,
  updateQuestionary,
} from '#contract/questionary.ts';
import type { T, TextKey } from '#i18n/t.ts';
import {
  createPayload,
  type FormField,
  type FormValues,
  fieldOf,
  updatePayload,
} from './form-rules.ts';

/** What is wrong, in the reader's words; without a field it stands above the form. */
export interface FormError {
  field: FormField | undefined;
  message: string;
}

export const payloadOf = (values: FormValues, base: QuestionaryDetail | undefined) =>
  base ? updatePayload(values, base) : createPayload(values);

/** What the form can know itself: the contract's schema, and that the type's selector is answered. */
export function formErrors(
  values: FormValues,
  base: QuestionaryDetail | undefined,
  t: T,
): FormError[] {
  const payload = payloadOf(values, base);
  const schema: z.ZodMiniType = base ? updateQuestionary.body : questionaryForm;
  const given = Object.entries(payload).filter(([, value]) => value !== '');
  const parsed = z.safeParse(schema, Object.fromEntries(given), { reportInput: true });
  const issues = parsed.success ? [] : issuesOf(parsed.error);
  return [...issues, ...startIssues(issues), ...placeIssues(values)].map((issue) => ({
    field: fieldOf(issue.path, payload),
    message: textOf(issue, t),
  }));
}

/** The start must not be after the end, nor the end before the start (spec 2, section 5): said at both. */
const startIssues = (issues: readonly Issue[]): Issue[] =>
  issues.some(({ key }) => key === 'validation.dateEndBeforeStart')
    ? [{ path: 'dateStart', key: 'validation.dateStartAfterEnd' }]
    : [];

function placeIssues({ type, positionId, subdivisionId }: FormValues): Issue[] {
  if (type === 'position' && !positionId)
    return [{ path: 'positionId', key: 'validation.required' }];
  if (type === 'subdivision' && !subdivisionId) {
    return [{ path: 'subdivisionId', key: 'validation.required' }];
  }
  return [];
}

/** An issue's params were made for its key: the pair is right where the issue was. */
const textOf = ({ key, params = {} }: Issue, t: T): string =>
  (t as (key: TextKey, params: Record<string, string | number>) => string)(key, params);

/** What the server found, at its fields. */
export const serverErrors = (
  errors: readonly FieldError[],
  values: FormValues,
  base: QuestionaryDetail | undefined,
): FormError[] => {
  const payload = payloadOf(values, base);
  return errors.map(({ path, message }) => ({ field: fieldOf(path, payload), message }));
};

import type { Competence } from '#core/competence/contract/competence.ts';
import { proposedSteps } from '#core/library/server/first-steps/proposed-steps.ts';
import { type Localized, spoken } from '#platform/contract/call/fields.ts';
import type { Locale } from '#platform/texts/t.ts';
import { withoutEmpty } from './rules.ts';

/** A competence, as far as its first steps go. */
export interface Stepped {
  name: Localized;
  /** The company's own. Null while nobody has changed what the library proposes. */
  firstSteps: Localized[] | null;
}

/** What stands for a competence that isn't there yet: no name, and no steps of its own. */
export const nothingStepped: Stepped = { name: { ru: '' }, firstSteps: null };

/** The first steps that hold now: the company's own, or the library's. */
export const stepsOf = ({ name, firstSteps }: Stepped): readonly Localized[] =>
  firstSteps ?? proposedSteps(name);

/** The same in one language. */
export const spokenSteps = (of: Stepped, locale: Locale): string[] =>
  stepsOf(of).map((step) => spoken(step, locale));

/** The steps in the form in which a competence is answered. */
export function answeredSteps(of: Stepped): Pick<Competence, 'firstStepList' | 'libraryStepList'> {
  const libraryStepList = [...proposedSteps(of.name)];
  return {
    firstStepList: [...stepsOf(of)],
    ...(of.firstSteps && libraryStepList.length > 0 && { libraryStepList }),
  };
}

/**
 * What to keep of a form: null where it says what the library proposes for the name, or where nobody has
 * ever said anything. So a competence that is renamed keeps the steps it was shown with.
 */
export function keptSteps(
  before: Stepped,
  form: { nameText: Localized; firstStepList?: readonly Localized[] | undefined },
): Localized[] | null {
  const list = form.firstStepList?.map(withoutEmpty) ?? stepsOf(before);
  const isUntouched = list.length === 0 && !before.firstSteps && stepsOf(before).length === 0;
  const isLibrary = isSame(list, proposedSteps(form.nameText));
  return isUntouched || isLibrary ? null : [...list];
}

const isSame = (one: readonly Localized[], other: readonly Localized[]): boolean =>
  one.length === other.length &&
  one.every(({ ru, en }, at) => ru === other[at]?.ru && (en ?? '') === (other[at]?.en ?? ''));

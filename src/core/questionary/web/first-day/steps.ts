import type { FirstDay } from '#core/questionary/contract/first-day.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import { settingUp } from '#platform/web/shared/setting-up.ts';

/** The steps in order, and who may take each. */
export const steps = {
  people: settingUp.import,
  competences: settingUp.library,
  assessment: 'questionary_questionary_create',
} as const satisfies Record<string, Permission>;
export type Step = keyof typeof steps;
export const stepNames = Object.keys(steps) as Step[];

/**
 * Which steps are done. One employee is the person who began, so it takes a second. The last one is done
 * when a questionary is in work, and then the guide is gone (rule 89).
 */
export const isDone = ({ employeeCount, competenceCount }: FirstDay): Record<Step, boolean> => ({
  people: employeeCount > 1,
  competences: competenceCount > 0,
  assessment: false,
});

/** The step to take next. */
export const nextStep = (day: FirstDay): Step | undefined =>
  stepNames.find((step) => !isDone(day)[step]);

import { type Employee, yearsOfExperience } from '#core/employee/contract/employee.ts';
import {
  type EmployeeField,
  employeeFieldNames,
} from '#core/employee/contract/rules/directory-fields.ts';
import type { Locale } from '#platform/texts/t.ts';

/** The form's values as typed and chosen. Anything not given is ''. */
export type EmployeeValues = Record<Exclude<EmployeeField, 'locale'>, string> & { locale: Locale };

/** `newLocale` is the language of somebody new, the company's default one. */
export function employeeValues(from: Employee | undefined, newLocale: Locale): EmployeeValues {
  const typed = employeeFieldNames.map((field) => [field, String(from?.[field] ?? '')]);
  return { ...Object.fromEntries(typed), locale: from?.locale ?? newLocale };
}

/** The body to send. Required values that were not given are left out, so that they count as missing. */
export function employeeBody(values: EmployeeValues) {
  const { positionId, subdivisionId, inCompany, inPosition, workExpirience, ...rest } = values;
  const given = (text: string) => (text === '' ? undefined : text);
  return {
    ...rest,
    positionId: given(positionId),
    subdivisionId: given(subdivisionId),
    inCompany: given(inCompany),
    inPosition: given(inPosition),
    workExpirience: workExpirience === '' ? null : Number(workExpirience),
  } satisfies Record<EmployeeField, unknown>;
}

/** The current year and the 29 before it, newest first, plus the saved one. */
export function yearOptions(thisYear: number, saved: number | null | undefined): string[] {
  const years = Array.from({ length: yearsOfExperience }, (_, back) => thisYear - back);
  return [...years, ...(saved && !years.includes(saved) ? [saved] : [])].map(String);
}

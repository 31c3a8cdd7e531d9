import type { EmployeeImportField } from '#core/employee/contract/employee-import.ts';
import type { T } from '#platform/texts/t.ts';

/** A field of the file alone, or as the form of an employee calls it. */
export function fileFieldLabel(field: EmployeeImportField, t: T): string {
  switch (field) {
    case 'fullName':
    case 'dismissalDate':
    case 'isDismissed':
    case 'isActive':
    case 'birthDate':
      return t(`directory.import.${field}`);
    default:
      return t(`directory.employees.${field}`);
  }
}

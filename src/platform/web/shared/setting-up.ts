import type { Permission } from '#platform/contract/call/access.ts';

/** The dialogs that give a company what it has not yet, and who may use them. */
export const settingUp = {
  import: 'directory_employee_employee_import',
  library: 'directory_competence_competence_create',
} as const satisfies Record<string, Permission>;
export type SettingUp = keyof typeof settingUp;

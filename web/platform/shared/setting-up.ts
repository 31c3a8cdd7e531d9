import type { Permission } from '#contract/platform/call/access.ts';
import { createStore, useStore } from '#web/platform/ui/base/store.ts';

/** The dialogs that give a company what it has not yet, and who may use them. */
export const settingUp = {
  import: 'directory_employee_employee_import',
  library: 'directory_competence_competence_create',
} as const satisfies Record<string, Permission>;
export type SettingUp = keyof typeof settingUp;

const store = createStore<SettingUp | undefined>(undefined);

/** The dialog that is open. web/app shows it. */
export const useSettingUp = (): SettingUp | undefined => useStore(store);

/** Opens the dialog over whatever page, form or dialog: nothing typed there is lost. */
export const openSettingUp = (dialog: SettingUp): void => store.set(dialog);

export const closeSettingUp = (): void => store.set(undefined);

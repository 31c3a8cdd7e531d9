/** Roles, permissions, and which role has which: rule 11's table in one place. */

import { type DirectoryPermission, directoryPermissions } from './directories.ts';

export const roles = [
  'ROLE_SUPER_ADMIN',
  'ROLE_ADMIN',
  'ROLE_HR',
  'ROLE_DIRECTOR',
  'ROLE_MANAGER',
  'ROLE_EMPLOYEE',
] as const;
export type Role = (typeof roles)[number];

const superAdmin = ['ROLE_SUPER_ADMIN'] as const;
const admins = [...superAdmin, 'ROLE_ADMIN'] as const;
const hr = [...admins, 'ROLE_HR'] as const;
/** Everybody who has to do with assessments of people: all but who sees results of the company alone (rule 164). */
const staff = [...hr, 'ROLE_MANAGER', 'ROLE_EMPLOYEE'] as const;
const everyone = roles;

/** HR and above hold all four permissions of every directory. */
const directoryHolders = Object.fromEntries(
  directoryPermissions.map((name) => [name, hr]),
) as Record<DirectoryPermission, typeof hr>;

const holders = {
  questionary_questionary_list: hr,
  questionary_questionary_create: hr,
  questionary_questionary_update: hr,
  questionary_questionary_duplicate: hr,
  questionary_questionary_statusupdate: hr,
  questionary_questionary_delete: hr,
  questionary_partialreport__invoke: hr,
  questionary_questionaryemployeelist__invoke: staff,
  cycle_cycle_list: hr,
  cycle_cycle_create: hr,
  cycle_cycle_update: hr,
  cycle_cycle_statusupdate: hr,
  cycle_cycle_delete: hr,
  cycle_raters__invoke: staff,
  cycle_task__invoke: staff,
  plan_plan__invoke: staff,
  report_report_list: staff,
  report_report_send: staff,
  report_report_release: [...hr, 'ROLE_MANAGER'],
  report_report_hold: hr,
  report_heatmap_list: [...hr, 'ROLE_DIRECTOR'],
  report_summary_list: [...hr, 'ROLE_DIRECTOR', 'ROLE_MANAGER'],
  report_history_import: hr,
  ...directoryHolders,
  directory_employee_employee_import: hr,
  directory_employee_getemployeelist__invoke: staff,
  directory_employee_updateemployeeprofile__invoke: hr,
  directory_employee_updatecurrentemployeeprofile__invoke: staff,
  directory_employee_updatecompanyemployeeinfo__invoke: hr,
  directory_employee_updatecurrentcompanyemployeeinfo__invoke: hr,
  people_source_list: hr,
  people_source__invoke: hr,
  people_source_update: superAdmin,
  user_user_list: hr,
  user_user_create: superAdmin,
  user_user_update: superAdmin,
  user_user_delete: superAdmin,
  delivery_delivery_list: hr,
  delivery_delivery_again__invoke: hr,
  audit_audit_list: admins,
  brand_brand_list: admins,
  brand_brand_update: admins,
  security_security_list: admins,
  security_security_update: superAdmin,
  template_email_email_list: admins,
  template_email_email_update: admins,
  template_email_email_reset: admins,
  // The permissions of the notifications, spelled as in the specification.
  template_password_password_list: admins,
  template_password_password_update: admins,
  template_password_password_reset: admins,
  privacy_erasure__invoke: admins,
  notification_notification_list: everyone,
  privacy_own__invoke: everyone,
  resetpassword_resetcurrentuserpassword__invoke: everyone,
  matrix_matrix_list: ['ROLE_SUPER_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof holders;
export const permissions = /* @__PURE__ */ Object.keys(holders) as Permission[];

export const rolesHolding = (permission: Permission): readonly Role[] => holders[permission];

/**
 * The permissions of a person with these roles, as GET /user/routes answers them. The matrix is there
 * only on a brand that has it on (rule 38).
 */
export function permissionsOf(held: readonly Role[], brand = { matrix: false }): Permission[] {
  return permissions
    .filter((name) => rolesHolding(name).some((role) => held.includes(role)))
    .filter((name) => name !== 'matrix_matrix_list' || brand.matrix);
}

/** HR and above: their roles open what is other people's. */
export const isHr = (held: readonly Role[]): boolean =>
  held.some((role) => (hr as readonly Role[]).includes(role));

/** Has ROLE_EMPLOYEE and no other role. */
export const isEmployeeOnly = (held: readonly Role[]): boolean =>
  held.length === 1 && held[0] === 'ROLE_EMPLOYEE';

/** How somebody stands to the person whom a report is about. */
export const relations = ['own', 'subordinate', 'stranger'] as const;
export type Relation = (typeof relations)[number];

/** Whose reports each role opens (rule 12). */
const opened: Record<Role, readonly Relation[]> = {
  ROLE_SUPER_ADMIN: relations,
  ROLE_ADMIN: relations,
  ROLE_HR: relations,
  ROLE_DIRECTOR: [],
  ROLE_MANAGER: ['own', 'subordinate'],
  ROLE_EMPLOYEE: ['own'],
};

/** Whether people with these roles open the reports about people to whom they stand so. */
export const opensReports = (held: readonly Role[], relation: Relation): boolean =>
  held.some((role) => opened[role].includes(relation));

/** May open every report of the brand. */
export const seesAllReports = (held: readonly Role[]): boolean => opensReports(held, 'stranger');

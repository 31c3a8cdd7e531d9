import { describe, expect, test } from 'vitest';
import {
  type Permission,
  permissions,
  permissionsOf,
  type Role,
  roles,
} from '#platform/contract/call/access.ts';

/**
 * The table of rule 11 copied from its page, independently of the product's own table. S super
 * admin, A admin, H HR, D director, M manager, E employee; a dash means no.
 */
const table: Record<string, [held: string, ...names: string[]]> = {
  'journal, archive and interim report': [
    'S A H - - -',
    'questionary_questionary_list',
    'questionary_questionary_create',
    'questionary_questionary_update',
    'questionary_questionary_duplicate',
    'questionary_questionary_statusupdate',
    'questionary_questionary_delete',
    'questionary_partialreport__invoke',
  ],
  cycles: [
    'S A H - - -',
    'cycle_cycle_list',
    'cycle_cycle_create',
    'cycle_cycle_update',
    'cycle_cycle_statusupdate',
    'cycle_cycle_delete',
  ],
  'lists of raters and tasks': ['S A H - M E', 'cycle_raters__invoke', 'cycle_task__invoke'],
  'development plans': ['S A H - M E', 'plan_plan__invoke'],
  testing: ['S A H - M E', 'questionary_questionaryemployeelist__invoke'],
  'reports (whose, see rule 12)': ['S A H - M E', 'report_report_list', 'report_report_send'],
  'opening reports (rule 132)': ['S A H - M -', 'report_report_release'],
  'holding reports (rule 136)': ['S A H - - -', 'report_report_hold'],
  'company results': ['S A H D - -', 'report_heatmap_list'],
  'summary reports (of whom, see rule 161)': ['S A H D M -', 'report_summary_list'],
  'reports of earlier years (rule 88)': ['S A H - - -', 'report_history_import'],
  directories: [
    'S A H - - -',
    ...['competence', 'position', 'subdivision', 'employee', 'commonquestion'].flatMap((of) =>
      ['list', 'create', 'update', 'delete'].map((verb) => `directory_${of}_${of}_${verb}`),
    ),
    'directory_employee_employee_import',
  ],
  templates: [
    'S A - - - -',
    ...['email_email', 'password_password'].flatMap((of) =>
      ['list', 'update', 'reset'].map((verb) => `template_${of}_${verb}`),
    ),
  ],
  'company settings': ['S A - - - -', 'brand_brand_list', 'brand_brand_update'],
  'the company’s security': ['S A - - - -', 'security_security_list'],
  'changing it': ['S - - - - -', 'security_security_update'],
  'erasing former people': ['S A - - - -', 'privacy_erasure__invoke'],
  'sources of people, and what they bring': [
    'S A H - - -',
    'people_source_list',
    'people_source__invoke',
  ],
  'setting sources of people': ['S - - - - -', 'people_source_update'],
  'users list': ['S A H - - -', 'user_user_list'],
  'users create, update and delete': [
    'S - - - - -',
    'user_user_create',
    'user_user_update',
    'user_user_delete',
  ],
  'structure employees list': ['S A H - M E', 'directory_employee_getemployeelist__invoke'],
  'profile and company info: any employee': [
    'S A H - - -',
    'directory_employee_updateemployeeprofile__invoke',
    'directory_employee_updatecompanyemployeeinfo__invoke',
  ],
  'profile: own': ['S A H - M E', 'directory_employee_updatecurrentemployeeprofile__invoke'],
  'company info: own': [
    'S A H - - -',
    'directory_employee_updatecurrentcompanyemployeeinfo__invoke',
  ],
  'matrix (only on a brand with matrix on)': ['S - - - M E', 'matrix_matrix_list'],
  'settings and notifications': [
    'S A H D M E',
    'resetpassword_resetcurrentuserpassword__invoke',
    'notification_notification_list',
  ],
  // Not part of the specification.
  'delivery log': ['S A H - - -', 'delivery_delivery_list', 'delivery_delivery_again__invoke'],
  'own data: see, take along': ['S A H D M E', 'privacy_own__invoke'],
  'journal of actions': ['S A - - - -', 'audit_audit_list'],
};

const byLetter: Record<string, Role> = {
  S: 'ROLE_SUPER_ADMIN',
  A: 'ROLE_ADMIN',
  H: 'ROLE_HR',
  D: 'ROLE_DIRECTOR',
  M: 'ROLE_MANAGER',
  E: 'ROLE_EMPLOYEE',
};
const rows = Object.values(table).flatMap(([held, ...names]) =>
  names.map((name) => ({
    name,
    holders: held.split(' ').flatMap((letter) => byLetter[letter] ?? []),
  })),
);

describe('rule 11', () => {
  test('names every permission of the product once', () => {
    const named = rows.map(({ name }) => name);
    expect(new Set(named).size).toBe(named.length);
    expect(permissions.filter((name) => !named.includes(name))).toEqual([]);
  });

  const isBuilt = (name: string): name is Permission =>
    (permissions as readonly string[]).includes(name);

  test.each(rows.filter(({ name }) => isBuilt(name)))('$name: $holders', ({ name, holders }) => {
    expect(
      roles.filter((role) => permissionsOf([role], { matrix: true }).some((held) => held === name)),
    ).toEqual(holders);
  });

  test('on a brand without the matrix nobody holds it', () => {
    expect(permissionsOf(roles)).not.toContain('matrix_matrix_list');
  });

  test('several roles hold what each of them holds', () => {
    const both = permissionsOf(['ROLE_EMPLOYEE', 'ROLE_HR']);
    expect(both).toEqual(permissionsOf(['ROLE_HR']));
    expect(permissionsOf([])).toEqual([]);
  });
});

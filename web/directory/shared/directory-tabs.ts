import type { Permission } from '#contract/call/access.ts';

export interface DirectoryRights {
  list: Permission;
  create: Permission;
  update: Permission;
  delete: Permission;
}

const tab = <const Id extends string>(id: Id, rights: DirectoryRights) => ({ id, ...rights });

/** The tabs in order. Each shows to those who may see its list (spec 3, section 2.2; rule 22). */
export const directoryTabs = [
  tab('competencies', {
    list: 'directory_competence_competence_list',
    create: 'directory_competence_competence_create',
    update: 'directory_competence_competence_update',
    delete: 'directory_competence_competence_delete',
  }),
  tab('positions', {
    list: 'directory_position_position_list',
    create: 'directory_position_position_create',
    update: 'directory_position_position_update',
    delete: 'directory_position_position_delete',
  }),
  tab('subdivisions', {
    list: 'directory_subdivision_subdivision_list',
    create: 'directory_subdivision_subdivision_create',
    update: 'directory_subdivision_subdivision_update',
    delete: 'directory_subdivision_subdivision_delete',
  }),
  tab('employees', {
    list: 'directory_employee_employee_list',
    create: 'directory_employee_employee_create',
    update: 'directory_employee_employee_update',
    delete: 'directory_employee_employee_delete',
  }),
  tab('questions', {
    list: 'directory_commonquestion_commonquestion_list',
    create: 'directory_commonquestion_commonquestion_create',
    update: 'directory_commonquestion_commonquestion_update',
    delete: 'directory_commonquestion_commonquestion_delete',
  }),
] as const;
export type DirectoryTab = (typeof directoryTabs)[number]['id'];

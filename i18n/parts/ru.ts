/**
 * What the web loads, part by part. A capability's texts are one line here and load with its
 * screens (web/app/route/screens.ts). Texts that only the server uses are listed in all.ts alone.
 */
export const parts = {
  entry: async () => (await import('#i18n/platform/entry/ru.ts')).entry,
  shared: async () => (await import('#i18n/platform/shared/ru.ts')).shared,
  audit: async () => ({
    ...(await import('#i18n/company/audit/ru.ts')),
    ...(await import('#i18n/platform/field/ru.ts')),
    ...(await import('#i18n/company/template/ru.ts')),
  }),
  awaited: async () => ({ ...(await import('#i18n/assessment/awaited/ru.ts')) }),
  brand: async () => ({
    ...(await import('#i18n/company/brand/ru.ts')),
    ...(await import('#i18n/platform/field/ru.ts')),
    ...(await import('#i18n/assessment/questionary/small-groups/ru.ts')),
  }),
  competenceImport: async () => ({
    ...(await import('#i18n/people/directory/competence-import/ru.ts')),
  }),
  delivery: async () => ({ ...(await import('#i18n/company/delivery/ru.ts')) }),
  demoAccounts: async () => ({ ...(await import('#i18n/company/demo-accounts/ru.ts')) }),
  directory: async () => ({ ...(await import('#i18n/people/directory/ru.ts')) }),
  field: async () => ({ ...(await import('#i18n/platform/field/ru.ts')) }),
  mailedLink: async () => ({ ...(await import('#i18n/people/mailed-link/ru.ts')) }),
  notification: async () => ({ ...(await import('#i18n/company/notification/ru.ts')) }),
  profile: async () => ({
    ...(await import('#i18n/people/profile/ru.ts')),
    ...(await import('#i18n/assessment/report/trend/ru.ts')),
  }),
  protection: async () => ({ ...(await import('#i18n/assessment/protection/ru.ts')) }),
  questionary: async () => ({ ...(await import('#i18n/assessment/questionary/ru.ts')) }),
  questionaryDetail: async () => ({
    ...(await import('#i18n/assessment/questionary/detail/ru.ts')),
    ...(await import('#i18n/assessment/questionary/small-groups/ru.ts')),
  }),
  questionaryForm: async () => ({
    ...(await import('#i18n/assessment/questionary/form/ru.ts')),
    ...(await import('#i18n/assessment/questionary/small-groups/ru.ts')),
    ...(await import('#i18n/platform/errors/ru.ts')),
  }),
  headerSearch: async () => ({ ...(await import('#i18n/platform/header-search/ru.ts')) }),
  library: async () => ({ ...(await import('#i18n/people/library/ru.ts')) }),
  heatmap: async () => ({ ...(await import('#i18n/assessment/heatmap/ru.ts')) }),
  interim: async () => ({ ...(await import('#i18n/assessment/questionary/interim/ru.ts')) }),
  many: async () => ({ ...(await import('#i18n/assessment/questionary/many/ru.ts')) }),
  fileImport: async () => ({ ...(await import('#i18n/platform/file-import/ru.ts')) }),
  firstDay: async () => ({ ...(await import('#i18n/assessment/questionary/first-day/ru.ts')) }),
  fromFile: async () => ({ ...(await import('#i18n/assessment/questionary/from-file/ru.ts')) }),
  interrupted: async () => ({ ...(await import('#i18n/platform/interrupted/ru.ts')) }),
  reset: async () => ({ ...(await import('#i18n/people/reset/ru.ts')) }),
  legal: async () => ({ ...(await import('#i18n/company/legal/ru.ts')) }),
  joining: async () => ({ ...(await import('#i18n/people/joining/ru.ts')) }),
  ownEmail: async () => ({ ...(await import('#i18n/people/own-email/ru.ts')) }),
  otherAccount: async () => ({ ...(await import('#i18n/company/other-account/ru.ts')) }),
  reportExport: async () => ({ ...(await import('#i18n/assessment/report/export/ru.ts')) }),
  report: async () => ({
    ...(await import('#i18n/assessment/report/ru.ts')),
    ...(await import('#i18n/assessment/report/export/ru.ts')),
    ...(await import('#i18n/assessment/report/paper/ru.ts')),
    ...(await import('#i18n/assessment/report/compare/ru.ts')),
    ...(await import('#i18n/assessment/report/trend/ru.ts')),
  }),
  reportHistory: async () => ({ ...(await import('#i18n/assessment/report/history/ru.ts')) }),
  reportSend: async () => ({
    ...(await import('#i18n/assessment/report/send/ru.ts')),
    ...(await import('#i18n/platform/rich-text/ru.ts')),
  }),
  settings: async () => ({
    ...(await import('#i18n/company/settings/ru.ts')),
    ...(await import('#i18n/platform/device/ru.ts')),
  }),
  structure: async () => ({ ...(await import('#i18n/people/structure/ru.ts')) }),
  template: async () => ({
    ...(await import('#i18n/company/template/ru.ts')),
    ...(await import('#i18n/platform/rich-text/ru.ts')),
  }),
  testing: async () => ({ ...(await import('#i18n/assessment/testing/ru.ts')) }),
  uiKit: async () => ({ ...(await import('#i18n/platform/ui-kit/ru.ts')) }),
  upload: async () => ({ ...(await import('#i18n/platform/upload/ru.ts')) }),
  user: async () => ({ ...(await import('#i18n/people/user/ru.ts')) }),
};
export type Part = keyof typeof parts;

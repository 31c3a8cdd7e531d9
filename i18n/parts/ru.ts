import { together } from './together.ts';
/**
 * What the web loads, part by part. A capability's texts are one line here and load with its
 * screens (web/app/route/screens.ts). Texts that only the server uses are listed in all.ts alone.
 */
export const parts = {
  frame: () => import('#i18n/platform/frame/ru.ts'),
  shared: () =>
    together(import('#i18n/platform/frame/ru.ts'), import('#i18n/platform/shared/ru.ts')),
  audit: () =>
    together(
      import('#i18n/company/audit/ru.ts'),
      import('#i18n/platform/field/ru.ts'),
      import('#i18n/company/template/ru.ts'),
      import('#i18n/platform/device/ru.ts'),
    ),
  awaited: () => import('#i18n/assessment/awaited/ru.ts'),
  bounced: () => import('#i18n/platform/bounced/ru.ts'),
  brand: () =>
    together(
      import('#i18n/company/brand/ru.ts'),
      import('#i18n/platform/field/ru.ts'),
      import('#i18n/assessment/questionary/small-groups/ru.ts'),
    ),
  competenceImport: () => import('#i18n/people/directory/competence-import/ru.ts'),
  consent: () => import('#i18n/assessment/consent/ru.ts'),
  decline: () => import('#i18n/assessment/decline/ru.ts'),
  cycle: () => import('#i18n/assessment/cycle/ru.ts'),
  cycleFilter: () => import('#i18n/assessment/cycle/filter/ru.ts'),
  peopleRun: () => import('#i18n/people/run/ru.ts'),
  scimHeld: () => import('#i18n/people/scim/ru.ts'),
  peopleSource: () => import('#i18n/people/source/ru.ts'),
  plan: () => import('#i18n/assessment/plan/ru.ts'),
  delivery: () => import('#i18n/company/delivery/ru.ts'),
  demoAccounts: () => import('#i18n/company/demo-accounts/ru.ts'),
  directory: () => import('#i18n/people/directory/ru.ts'),
  factor: () =>
    together(
      import('#i18n/company/factor/ru.ts'),
      import('#i18n/company/passkey/ru.ts'),
      import('#i18n/platform/device/ru.ts'),
    ),
  field: () => import('#i18n/platform/field/ru.ts'),
  mailedLink: () => import('#i18n/people/mailed-link/ru.ts'),
  matrix: () => import('#i18n/platform/matrix/ru.ts'),
  notification: () => import('#i18n/company/notification/ru.ts'),
  erasure: () => import('#i18n/assessment/erasure/ru.ts'),
  ownData: () => import('#i18n/assessment/own-data/ru.ts'),
  processing: () => import('#i18n/assessment/processing/ru.ts'),
  profile: () =>
    together(import('#i18n/people/profile/ru.ts'), import('#i18n/assessment/report/trend/ru.ts')),
  protection: () => import('#i18n/assessment/protection/ru.ts'),
  questionary: () => import('#i18n/assessment/questionary/ru.ts'),
  questionaryDetail: () =>
    together(
      import('#i18n/assessment/questionary/detail/ru.ts'),
      import('#i18n/assessment/questionary/decline/ru.ts'),
      import('#i18n/assessment/questionary/small-groups/ru.ts'),
    ),
  questionaryForm: () =>
    together(
      import('#i18n/assessment/questionary/form/ru.ts'),
      import('#i18n/assessment/questionary/small-groups/ru.ts'),
      import('#i18n/platform/errors/ru.ts'),
    ),
  firstStep: () => import('#i18n/people/first-step/ru.ts'),
  headerSearch: () => import('#i18n/platform/header-search/ru.ts'),
  knock: () => import('#i18n/people/knock/ru.ts'),
  library: () => import('#i18n/people/library/ru.ts'),
  helpLink: () => import('#i18n/company/help/link/ru.ts'),
  twin: () => import('#i18n/people/twin/ru.ts'),
  handover: () => import('#i18n/assessment/handover/ru.ts'),
  heatmap: () => import('#i18n/assessment/heatmap/ru.ts'),
  summary: () => import('#i18n/assessment/summary/ru.ts'),
  interim: () => import('#i18n/assessment/questionary/interim/ru.ts'),
  load: () => import('#i18n/assessment/questionary/load/ru.ts'),
  many: () => import('#i18n/assessment/questionary/many/ru.ts'),
  fileImport: () => import('#i18n/platform/file-import/ru.ts'),
  firstDay: () => import('#i18n/assessment/questionary/first-day/ru.ts'),
  fromFile: () => import('#i18n/assessment/questionary/from-file/ru.ts'),
  interrupted: () => import('#i18n/platform/interrupted/ru.ts'),
  reset: () =>
    together(import('#i18n/people/reset/ru.ts'), import('#i18n/people/new-password/ru.ts')),
  legal: () => import('#i18n/company/legal/ru.ts'),
  joining: () => import('#i18n/people/joining/ru.ts'),
  ownEmail: () => import('#i18n/people/own-email/ru.ts'),
  ssoPage: () => import('#i18n/people/sso/ru.ts'),
  otherAccount: () => import('#i18n/company/other-account/ru.ts'),
  raters: () => import('#i18n/assessment/raters/ru.ts'),
  reportExport: () => import('#i18n/assessment/report/export/ru.ts'),
  report: () =>
    together(
      import('#i18n/assessment/report/ru.ts'),
      import('#i18n/assessment/report/export/ru.ts'),
      import('#i18n/assessment/report/paper/ru.ts'),
      import('#i18n/assessment/report/compare/ru.ts'),
      import('#i18n/assessment/report/trend/ru.ts'),
    ),
  reportHistory: () => import('#i18n/assessment/report/history/ru.ts'),
  reportOpening: () => import('#i18n/assessment/report/opening/ru.ts'),
  reportSend: () =>
    together(
      import('#i18n/assessment/report/send/ru.ts'),
      import('#i18n/platform/rich-text/ru.ts'),
    ),
  security: () =>
    together(
      import('#i18n/company/security/ru.ts'),
      import('#i18n/company/sso/ru.ts'),
      import('#i18n/company/hook/ru.ts'),
      import('#i18n/company/key/ru.ts'),
      import('#i18n/assessment/consent/settings/ru.ts'),
      import('#i18n/platform/copy-text/ru.ts'),
      import('#i18n/platform/field/ru.ts'),
    ),
  settings: () =>
    together(
      import('#i18n/company/settings/ru.ts'),
      import('#i18n/people/new-password/ru.ts'),
      import('#i18n/platform/device/ru.ts'),
    ),
  signOut: () => import('#i18n/platform/sign-out/ru.ts'),
  structure: () => import('#i18n/people/structure/ru.ts'),
  template: () =>
    together(import('#i18n/company/template/ru.ts'), import('#i18n/platform/rich-text/ru.ts')),
  pace: () => import('#i18n/assessment/pace/ru.ts'),
  testing: () => import('#i18n/assessment/testing/ru.ts'),
  uiKit: () => import('#i18n/platform/ui-kit/ru.ts'),
  upload: () => import('#i18n/platform/upload/ru.ts'),
  user: () => import('#i18n/people/user/ru.ts'),
  validation: () => import('#i18n/platform/validation/ru.ts'),
  whatNext: () =>
    together(
      import('#i18n/assessment/report/what-next/ru.ts'),
      import('#i18n/assessment/report/talk/ru.ts'),
    ),
};
export type Part = keyof typeof parts;

import type { Catalogue } from '#i18n/t.ts';
import type { Part } from './ru.ts';
import { together } from './together.ts';

export const parts: Record<Part, () => Promise<Catalogue>> = {
  frame: () => import('#i18n/platform/frame/en.ts'),
  shared: () =>
    together(import('#i18n/platform/frame/en.ts'), import('#i18n/platform/shared/en.ts')),
  audit: () =>
    together(
      import('#i18n/company/audit/en.ts'),
      import('#i18n/platform/field/en.ts'),
      import('#i18n/company/template/en.ts'),
      import('#i18n/platform/device/en.ts'),
    ),
  awaited: () => import('#i18n/assessment/awaited/en.ts'),
  bounced: () => import('#i18n/platform/bounced/en.ts'),
  brand: () =>
    together(
      import('#i18n/company/brand/en.ts'),
      import('#i18n/platform/field/en.ts'),
      import('#i18n/assessment/questionary/small-groups/en.ts'),
    ),
  competenceImport: () => import('#i18n/people/directory/competence-import/en.ts'),
  consent: () => import('#i18n/assessment/consent/en.ts'),
  decline: () => import('#i18n/assessment/decline/en.ts'),
  cycle: () => import('#i18n/assessment/cycle/en.ts'),
  cycleFilter: () => import('#i18n/assessment/cycle/filter/en.ts'),
  peopleRun: () => import('#i18n/people/run/en.ts'),
  scimHeld: () => import('#i18n/people/scim/en.ts'),
  peopleSource: () => import('#i18n/people/source/en.ts'),
  plan: () => import('#i18n/assessment/plan/en.ts'),
  delivery: () => import('#i18n/company/delivery/en.ts'),
  demoAccounts: () => import('#i18n/company/demo-accounts/en.ts'),
  directory: () => import('#i18n/people/directory/en.ts'),
  factor: () =>
    together(
      import('#i18n/company/factor/en.ts'),
      import('#i18n/company/passkey/en.ts'),
      import('#i18n/platform/device/en.ts'),
    ),
  field: () => import('#i18n/platform/field/en.ts'),
  mailedLink: () => import('#i18n/people/mailed-link/en.ts'),
  matrix: () => import('#i18n/platform/matrix/en.ts'),
  notification: () => import('#i18n/company/notification/en.ts'),
  erasure: () => import('#i18n/assessment/erasure/en.ts'),
  ownData: () => import('#i18n/assessment/own-data/en.ts'),
  processing: () => import('#i18n/assessment/processing/en.ts'),
  profile: () =>
    together(import('#i18n/people/profile/en.ts'), import('#i18n/assessment/report/trend/en.ts')),
  protection: () => import('#i18n/assessment/protection/en.ts'),
  questionary: () => import('#i18n/assessment/questionary/en.ts'),
  questionaryDetail: () =>
    together(
      import('#i18n/assessment/questionary/detail/en.ts'),
      import('#i18n/assessment/questionary/decline/en.ts'),
      import('#i18n/assessment/questionary/small-groups/en.ts'),
    ),
  questionaryForm: () =>
    together(
      import('#i18n/assessment/questionary/form/en.ts'),
      import('#i18n/assessment/questionary/small-groups/en.ts'),
      import('#i18n/platform/errors/en.ts'),
    ),
  firstStep: () => import('#i18n/people/first-step/en.ts'),
  headerSearch: () => import('#i18n/platform/header-search/en.ts'),
  knock: () => import('#i18n/people/knock/en.ts'),
  library: () => import('#i18n/people/library/en.ts'),
  helpLink: () => import('#i18n/company/help/link/en.ts'),
  twin: () => import('#i18n/people/twin/en.ts'),
  handover: () => import('#i18n/assessment/handover/en.ts'),
  heatmap: () => import('#i18n/assessment/heatmap/en.ts'),
  summary: () => import('#i18n/assessment/summary/en.ts'),
  interim: () => import('#i18n/assessment/questionary/interim/en.ts'),
  load: () => import('#i18n/assessment/questionary/load/en.ts'),
  many: () => import('#i18n/assessment/questionary/many/en.ts'),
  fileImport: () => import('#i18n/platform/file-import/en.ts'),
  firstDay: () => import('#i18n/assessment/questionary/first-day/en.ts'),
  fromFile: () => import('#i18n/assessment/questionary/from-file/en.ts'),
  interrupted: () => import('#i18n/platform/interrupted/en.ts'),
  reset: () =>
    together(import('#i18n/people/reset/en.ts'), import('#i18n/people/new-password/en.ts')),
  legal: () => import('#i18n/company/legal/en.ts'),
  joining: () => import('#i18n/people/joining/en.ts'),
  ownEmail: () => import('#i18n/people/own-email/en.ts'),
  ssoPage: () => import('#i18n/people/sso/en.ts'),
  otherAccount: () => import('#i18n/company/other-account/en.ts'),
  raters: () => import('#i18n/assessment/raters/en.ts'),
  reportExport: () => import('#i18n/assessment/report/export/en.ts'),
  report: () =>
    together(
      import('#i18n/assessment/report/en.ts'),
      import('#i18n/assessment/report/export/en.ts'),
      import('#i18n/assessment/report/paper/en.ts'),
      import('#i18n/assessment/report/compare/en.ts'),
      import('#i18n/assessment/report/trend/en.ts'),
    ),
  reportHistory: () => import('#i18n/assessment/report/history/en.ts'),
  reportOpening: () => import('#i18n/assessment/report/opening/en.ts'),
  reportSend: () =>
    together(
      import('#i18n/assessment/report/send/en.ts'),
      import('#i18n/platform/rich-text/en.ts'),
    ),
  security: () =>
    together(
      import('#i18n/company/security/en.ts'),
      import('#i18n/company/sso/en.ts'),
      import('#i18n/company/hook/en.ts'),
      import('#i18n/company/key/en.ts'),
      import('#i18n/assessment/consent/settings/en.ts'),
      import('#i18n/platform/copy-text/en.ts'),
      import('#i18n/platform/field/en.ts'),
    ),
  settings: () =>
    together(
      import('#i18n/company/settings/en.ts'),
      import('#i18n/people/new-password/en.ts'),
      import('#i18n/platform/device/en.ts'),
    ),
  signOut: () => import('#i18n/platform/sign-out/en.ts'),
  structure: () => import('#i18n/people/structure/en.ts'),
  template: () =>
    together(import('#i18n/company/template/en.ts'), import('#i18n/platform/rich-text/en.ts')),
  pace: () => import('#i18n/assessment/pace/en.ts'),
  testing: () => import('#i18n/assessment/testing/en.ts'),
  uiKit: () => import('#i18n/platform/ui-kit/en.ts'),
  upload: () => import('#i18n/platform/upload/en.ts'),
  user: () => import('#i18n/people/user/en.ts'),
  validation: () => import('#i18n/platform/validation/en.ts'),
  whatNext: () =>
    together(
      import('#i18n/assessment/report/what-next/en.ts'),
      import('#i18n/assessment/report/talk/en.ts'),
    ),
};

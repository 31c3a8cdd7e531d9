import { addonParts } from './addons-ru.ts';
import { together } from './together.ts';
/**
 * What the web loads, part by part, with its screens (web/routes.ts of a subject). The parts of add-ons follow from their
 * folders. Texts that only the server uses are not here.
 */
export const parts = {
  ...addonParts,
  frame: () => import('#app/texts/frame/ru.ts'),
  shared: () => together(import('#app/texts/frame/ru.ts'), import('#platform/texts/shared/ru.ts')),
  audit: () =>
    together(
      import('#core/audit/texts/ru.ts'),
      import('#platform/texts/field/ru.ts'),
      import('#core/mail/texts/template/ru.ts'),
      import('#platform/texts/device/ru.ts'),
    ),
  pending: () => import('#core/pending/texts/ru.ts'),
  bounced: () => import('#platform/texts/bounced/ru.ts'),
  brand: () =>
    together(
      import('#core/company/texts/ru.ts'),
      import('#platform/texts/field/ru.ts'),
      import('#core/questionary/texts/small-groups/ru.ts'),
    ),
  competenceImport: () => import('#core/competence/texts/import/ru.ts'),
  consent: () => import('#core/consent/texts/ru.ts'),
  decline: () => import('#core/questionary/texts/decline-answer/ru.ts'),
  cycle: () => import('#core/cycle/texts/ru.ts'),
  cycleFilter: () => import('#core/cycle/texts/filter/ru.ts'),
  peopleRun: () => import('#core/employee/texts/run/ru.ts'),
  people: () => import('#app/texts/people/ru.ts'),
  plan: () => import('#core/plan/texts/ru.ts'),
  followUp: () => import('#core/follow-up/texts/ru.ts'),
  askedAgain: () => import('#core/follow-up/texts/asked-again/ru.ts'),
  delivery: () => import('#core/mail/texts/ru.ts'),
  demoAccounts: () => import('#app/demo/texts/ru.ts'),
  directory: () => import('#core/directory/texts/ru.ts'),
  factor: () =>
    together(
      import('#core/factor/texts/ru.ts'),
      import('#core/account/texts/passkey/ru.ts'),
      import('#platform/texts/device/ru.ts'),
    ),
  field: () => import('#platform/texts/field/ru.ts'),
  mailedLink: () => import('#core/account/texts/mailed-link/ru.ts'),
  matrix: () => import('#platform/texts/matrix/ru.ts'),
  notification: () => import('#core/notification/texts/ru.ts'),
  profile: () =>
    together(import('#core/profile/texts/ru.ts'), import('#core/report/texts/trend/ru.ts')),
  protection: () => import('#core/answering/texts/protection/ru.ts'),
  questionary: () => import('#core/questionary/texts/ru.ts'),
  questionaryDetail: () =>
    together(
      import('#core/questionary/texts/detail/ru.ts'),
      import('#core/questionary/texts/decline/ru.ts'),
      import('#core/questionary/texts/small-groups/ru.ts'),
    ),
  questionaryForm: () =>
    together(
      import('#core/questionary/texts/form/ru.ts'),
      import('#core/questionary/texts/small-groups/ru.ts'),
      import('#platform/texts/errors/ru.ts'),
    ),
  firstStep: () => import('#core/competence/texts/first-step/ru.ts'),
  headerSearch: () => import('#platform/texts/header-search/ru.ts'),
  accessRequest: () => import('#core/sso/texts/access-request/ru.ts'),
  library: () => import('#core/library/texts/ru.ts'),
  handover: () => import('#core/answering/texts/handover/ru.ts'),
  quick: () => import('#core/answering/texts/quick/ru.ts'),
  interim: () => import('#core/questionary/texts/interim/ru.ts'),
  load: () => import('#core/questionary/texts/load/ru.ts'),
  many: () => import('#core/questionary/texts/many/ru.ts'),
  fileImport: () => import('#platform/texts/file-import/ru.ts'),
  firstDay: () => import('#core/questionary/texts/first-day/ru.ts'),
  fromFile: () => import('#core/questionary/texts/from-file/ru.ts'),
  interrupted: () => import('#platform/texts/interrupted/ru.ts'),
  reset: () =>
    together(
      import('#core/account/texts/reset/ru.ts'),
      import('#core/account/texts/new-password/ru.ts'),
    ),
  acceptance: () => import('#core/account/texts/acceptance/ru.ts'),
  ownEmail: () => import('#core/account/texts/own-email/ru.ts'),
  ssoPage: () => import('#core/sso/texts/entry/ru.ts'),
  otherAccount: () => import('#core/account/texts/other-account/ru.ts'),
  raters: () => import('#core/cycle/texts/raters/ru.ts'),
  reportExport: () => import('#core/report/texts/export/ru.ts'),
  report: () =>
    together(
      import('#core/report/texts/ru.ts'),
      import('#core/report/texts/export/ru.ts'),
      import('#core/report/texts/paper/ru.ts'),
      import('#core/report/texts/compare/ru.ts'),
      import('#core/report/texts/trend/ru.ts'),
    ),
  importedReport: () => import('#core/report/texts/imported/ru.ts'),
  reportOpening: () => import('#core/report/texts/sharing/ru.ts'),
  reportSend: () =>
    together(import('#core/report/texts/send/ru.ts'), import('#platform/texts/rich-text/ru.ts')),
  security: () =>
    together(
      import('#core/security/texts/ru.ts'),
      import('#core/sso/texts/ru.ts'),
      import('#core/consent/texts/settings/ru.ts'),
      import('#platform/texts/copy-text/ru.ts'),
      import('#platform/texts/field/ru.ts'),
    ),
  settings: () =>
    together(
      import('#core/account/texts/settings/ru.ts'),
      import('#core/account/texts/new-password/ru.ts'),
      import('#platform/texts/device/ru.ts'),
    ),
  signOut: () => import('#platform/texts/sign-out/ru.ts'),
  template: () =>
    together(import('#core/mail/texts/template/ru.ts'), import('#platform/texts/rich-text/ru.ts')),
  pace: () => import('#core/questionary/texts/pace/ru.ts'),
  answering: () => import('#core/answering/texts/ru.ts'),
  answeringList: () => import('#core/answering/texts/list/ru.ts'),
  upload: () => import('#platform/texts/upload/ru.ts'),
  user: () => import('#core/user/texts/ru.ts'),
  validation: () => import('#platform/texts/validation/ru.ts'),
  whatNext: () =>
    together(import('#core/report/texts/what-next/ru.ts'), import('#core/report/texts/talk/ru.ts')),
};
export type Part = keyof typeof parts;

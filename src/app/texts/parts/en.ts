// Written by `npm run index` from what the folders hold.
import type { Catalogue } from '#platform/texts/t.ts';
import { addonParts } from './addons-en.ts';
import type { Part } from './ru.ts';
import { together } from './together.ts';

export const parts: Record<Part, () => Promise<Catalogue>> = {
  ...addonParts,
  frame: () => import('#app/texts/frame/en.ts'),
  shared: () => together(import('#app/texts/frame/en.ts'), import('#platform/texts/shared/en.ts')),
  audit: () =>
    together(
      import('#core/audit/texts/en.ts'),
      import('#platform/texts/field/en.ts'),
      import('#core/mail/texts/template/en.ts'),
      import('#platform/texts/device/en.ts'),
    ),
  pending: () => import('#core/pending/texts/en.ts'),
  bounced: () => import('#platform/texts/bounced/en.ts'),
  brand: () =>
    together(
      import('#core/company/texts/en.ts'),
      import('#platform/texts/field/en.ts'),
      import('#core/questionary/texts/small-groups/en.ts'),
    ),
  competenceImport: () => import('#core/competence/texts/import/en.ts'),
  consent: () => import('#core/consent/texts/en.ts'),
  decline: () => import('#core/questionary/texts/decline-answer/en.ts'),
  cycle: () => import('#core/cycle/texts/en.ts'),
  cycleFilter: () => import('#core/cycle/texts/filter/en.ts'),
  peopleRun: () => import('#core/employee/texts/run/en.ts'),
  people: () => import('#app/texts/people/en.ts'),
  plan: () => import('#core/plan/texts/en.ts'),
  followUp: () => import('#core/follow-up/texts/en.ts'),
  askedAgain: () => import('#core/follow-up/texts/asked-again/en.ts'),
  delivery: () => import('#core/mail/texts/en.ts'),
  demoAccounts: () => import('#app/demo/texts/en.ts'),
  directory: () => import('#core/directory/texts/en.ts'),
  factor: () =>
    together(
      import('#core/factor/texts/en.ts'),
      import('#core/account/texts/passkey/en.ts'),
      import('#platform/texts/device/en.ts'),
    ),
  field: () => import('#platform/texts/field/en.ts'),
  mailedLink: () => import('#core/account/texts/mailed-link/en.ts'),
  matrix: () => import('#platform/texts/matrix/en.ts'),
  notification: () => import('#core/notification/texts/en.ts'),
  profile: () =>
    together(import('#core/profile/texts/en.ts'), import('#core/report/texts/trend/en.ts')),
  protection: () => import('#core/answering/texts/protection/en.ts'),
  questionary: () => import('#core/questionary/texts/en.ts'),
  questionaryDetail: () =>
    together(
      import('#core/questionary/texts/detail/en.ts'),
      import('#core/questionary/texts/decline/en.ts'),
      import('#core/questionary/texts/small-groups/en.ts'),
    ),
  questionaryForm: () =>
    together(
      import('#core/questionary/texts/form/en.ts'),
      import('#core/questionary/texts/small-groups/en.ts'),
      import('#platform/texts/errors/en.ts'),
    ),
  firstStep: () => import('#core/competence/texts/first-step/en.ts'),
  headerSearch: () => import('#platform/texts/header-search/en.ts'),
  accessRequest: () => import('#core/sso/texts/access-request/en.ts'),
  library: () => import('#core/library/texts/en.ts'),
  handover: () => import('#core/answering/texts/handover/en.ts'),
  quick: () => import('#core/answering/texts/quick/en.ts'),
  interim: () => import('#core/questionary/texts/interim/en.ts'),
  load: () => import('#core/questionary/texts/load/en.ts'),
  many: () => import('#core/questionary/texts/many/en.ts'),
  fileImport: () => import('#platform/texts/file-import/en.ts'),
  firstDay: () => import('#core/questionary/texts/first-day/en.ts'),
  fromFile: () => import('#core/questionary/texts/from-file/en.ts'),
  interrupted: () => import('#platform/texts/interrupted/en.ts'),
  reset: () =>
    together(
      import('#core/account/texts/reset/en.ts'),
      import('#core/account/texts/new-password/en.ts'),
    ),
  acceptance: () => import('#core/account/texts/acceptance/en.ts'),
  ownEmail: () => import('#core/account/texts/own-email/en.ts'),
  ssoPage: () => import('#core/sso/texts/entry/en.ts'),
  otherAccount: () => import('#core/account/texts/other-account/en.ts'),
  raters: () => import('#core/cycle/texts/raters/en.ts'),
  reportExport: () => import('#core/report/texts/export/en.ts'),
  report: () =>
    together(
      import('#core/report/texts/en.ts'),
      import('#core/report/texts/export/en.ts'),
      import('#core/report/texts/paper/en.ts'),
      import('#core/report/texts/compare/en.ts'),
      import('#core/report/texts/trend/en.ts'),
    ),
  importedReport: () => import('#core/report/texts/imported/en.ts'),
  reportOpening: () => import('#core/report/texts/sharing/en.ts'),
  reportSend: () =>
    together(import('#core/report/texts/send/en.ts'), import('#platform/texts/rich-text/en.ts')),
  security: () =>
    together(
      import('#core/security/texts/en.ts'),
      import('#core/sso/texts/en.ts'),
      import('#core/consent/texts/settings/en.ts'),
      import('#platform/texts/copy-text/en.ts'),
      import('#platform/texts/field/en.ts'),
    ),
  settings: () =>
    together(
      import('#core/account/texts/settings/en.ts'),
      import('#core/account/texts/new-password/en.ts'),
      import('#platform/texts/device/en.ts'),
    ),
  signOut: () => import('#platform/texts/sign-out/en.ts'),
  template: () =>
    together(import('#core/mail/texts/template/en.ts'), import('#platform/texts/rich-text/en.ts')),
  pace: () => import('#core/questionary/texts/pace/en.ts'),
  answering: () => import('#core/answering/texts/en.ts'),
  answeringList: () => import('#core/answering/texts/list/en.ts'),
  upload: () => import('#platform/texts/upload/en.ts'),
  user: () => import('#core/user/texts/en.ts'),
  validation: () => import('#platform/texts/validation/en.ts'),
  whatNext: () =>
    together(import('#core/report/texts/what-next/en.ts'), import('#core/report/texts/talk/en.ts')),
};

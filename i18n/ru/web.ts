/**
 * What the web loads, part by part. A capability's texts are one line here and load with its
 * screens (web/app/route/screens.ts). Texts that only the server uses are listed in all.ts alone.
 */
export const parts = {
  entry: async () => (await import('./entry.ts')).entry,
  shared: async () => (await import('./shared.ts')).shared,
  audit: async () => ({
    ...(await import('./audit.ts')),
    ...(await import('./field.ts')),
    ...(await import('./template.ts')),
  }),
  awaited: async () => ({ ...(await import('./awaited.ts')) }),
  brand: async () => ({
    ...(await import('./brand.ts')),
    ...(await import('./field.ts')),
    ...(await import('./small-groups.ts')),
  }),
  competenceImport: async () => ({ ...(await import('./competence-import.ts')) }),
  delivery: async () => ({ ...(await import('./delivery.ts')) }),
  demoAccounts: async () => ({ ...(await import('./demo-accounts.ts')) }),
  directory: async () => ({ ...(await import('./directory.ts')) }),
  field: async () => ({ ...(await import('./field.ts')) }),
  mailedLink: async () => ({ ...(await import('./mailed-link.ts')) }),
  notification: async () => ({ ...(await import('./notification.ts')) }),
  profile: async () => ({
    ...(await import('./profile.ts')),
    ...(await import('./trend.ts')),
  }),
  protection: async () => ({ ...(await import('./protection.ts')) }),
  questionary: async () => ({ ...(await import('./questionary.ts')) }),
  questionaryDetail: async () => ({
    ...(await import('./questionary-detail.ts')),
    ...(await import('./small-groups.ts')),
  }),
  questionaryForm: async () => ({
    ...(await import('./questionary-form.ts')),
    ...(await import('./small-groups.ts')),
    ...(await import('./messages/errors.ts')),
  }),
  headerSearch: async () => ({ ...(await import('./header-search.ts')) }),
  library: async () => ({ ...(await import('./library.ts')) }),
  heatmap: async () => ({ ...(await import('./heatmap.ts')) }),
  interim: async () => ({ ...(await import('./interim.ts')) }),
  many: async () => ({ ...(await import('./many.ts')) }),
  fileImport: async () => ({ ...(await import('./file-import.ts')) }),
  firstDay: async () => ({ ...(await import('./first-day.ts')) }),
  fromFile: async () => ({ ...(await import('./from-file.ts')) }),
  interrupted: async () => ({ ...(await import('./interrupted.ts')) }),
  reset: async () => ({ ...(await import('./reset.ts')) }),
  legal: async () => ({ ...(await import('./legal.ts')) }),
  joining: async () => ({ ...(await import('./joining.ts')) }),
  ownEmail: async () => ({ ...(await import('./own-email.ts')) }),
  otherAccount: async () => ({ ...(await import('./other-account.ts')) }),
  reportExport: async () => ({ ...(await import('./report-export.ts')) }),
  report: async () => ({
    ...(await import('./report.ts')),
    ...(await import('./report-export.ts')),
    ...(await import('./paper.ts')),
    ...(await import('./comparison.ts')),
    ...(await import('./trend.ts')),
  }),
  reportHistory: async () => ({ ...(await import('./report-history.ts')) }),
  reportSend: async () => ({
    ...(await import('./report-send.ts')),
    ...(await import('./rich-text.ts')),
  }),
  settings: async () => ({
    ...(await import('./settings.ts')),
    ...(await import('./device.ts')),
  }),
  structure: async () => ({ ...(await import('./structure.ts')) }),
  template: async () => ({
    ...(await import('./template.ts')),
    ...(await import('./rich-text.ts')),
  }),
  testing: async () => ({ ...(await import('./testing.ts')) }),
  uiKit: async () => ({ ...(await import('./ui-kit.ts')) }),
  upload: async () => ({ ...(await import('./upload.ts')) }),
  user: async () => ({ ...(await import('./user.ts')) }),
};
export type Part = keyof typeof parts;

import { audit } from './audit.ts';
import { awaited } from './awaited.ts';
import { brand } from './brand.ts';
import { comparison } from './comparison.ts';
import { competenceImport } from './competence-import.ts';
import { delivery } from './delivery.ts';
import { demoAccounts } from './demo-accounts.ts';
import { device } from './device.ts';
import { directory } from './directory.ts';
import { entry } from './entry.ts';
import { field } from './field.ts';
import { fileImport } from './file-import.ts';
import { firstDay } from './first-day.ts';
import { fromFile } from './from-file.ts';
import { headerSearch } from './header-search.ts';
import { heatmap } from './heatmap.ts';
import { interim } from './interim.ts';
import { interrupted } from './interrupted.ts';
import { joining } from './joining.ts';
import { legal, security } from './legal.ts';
import { library } from './library.ts';
import { mail } from './mail.ts';
import { mailedLink } from './mailed-link.ts';
import { many } from './many.ts';
import { matrix } from './matrix.ts';
import { archiveFile } from './messages/archive-file.ts';
import { awaitedMessages } from './messages/awaited.ts';
import { brandMessages } from './messages/brand.ts';
import { deliveryMessages } from './messages/delivery.ts';
import { directoryMessages } from './messages/directory.ts';
import { errors } from './messages/errors.ts';
import { fromFileMessages } from './messages/from-file.ts';
import { profileMessages } from './messages/profile.ts';
import { questionaryMessages } from './messages/questionary.ts';
import { reportHistoryMessages } from './messages/report-history.ts';
import { tableFile } from './messages/table-file.ts';
import { templateMessages } from './messages/template.ts';
import { testingMessages } from './messages/testing.ts';
import { userMessages } from './messages/user.ts';
import { notification } from './notification.ts';
import { otherAccount } from './other-account.ts';
import { ownEmail } from './own-email.ts';
import { paper } from './paper.ts';
import { profile } from './profile.ts';
import { protection } from './protection.ts';
import { questionary } from './questionary.ts';
import { questionaryDetail } from './questionary-detail.ts';
import { questionaryForm } from './questionary-form.ts';
import { report } from './report.ts';
import { reportExport } from './report-export.ts';
import { reportFile } from './report-file.ts';
import { reportHistory } from './report-history.ts';
import { reportSend } from './report-send.ts';
import { reset } from './reset.ts';
import { richText } from './rich-text.ts';
import { settings } from './settings.ts';
import { shared } from './shared.ts';
import { smallGroups } from './small-groups.ts';
import { structure } from './structure.ts';
import { template } from './template.ts';
import { testing } from './testing.ts';
import { trend } from './trend.ts';
import { uiKit } from './ui-kit.ts';
import { upload } from './upload.ts';
import { user } from './user.ts';
import { whatNext } from './what-next.ts';

/** The whole Russian catalogue, which defines every key. web.ts lists what the web loads of it. */
export const ru = {
  ...entry,
  ...shared,
  archiveFile,
  audit,
  awaited,
  awaitedMessages,
  brand,
  brandMessages,
  comparison,
  delivery,
  deliveryMessages,
  demoAccounts,
  device,
  directory,
  directoryMessages,
  field,
  firstDay,
  heatmap,
  library,
  mail,
  notification,
  paper,
  profile,
  profileMessages,
  protection,
  questionary,
  questionaryDetail,
  questionaryForm,
  questionaryMessages,
  headerSearch,
  interim,
  competenceImport,
  fileImport,
  fromFile,
  many,
  fromFileMessages,
  reset,
  otherAccount,
  interrupted,
  joining,
  legal,
  ownEmail,
  errors,
  mailedLink,
  matrix,
  report,
  reportExport,
  reportFile,
  reportHistory,
  reportHistoryMessages,
  reportSend,
  richText,
  security,
  settings,
  tableFile,
  smallGroups,
  structure,
  template,
  templateMessages,
  testing,
  testingMessages,
  trend,
  uiKit,
  upload,
  user,
  userMessages,
  whatNext,
} as const;
export type Texts = typeof ru;

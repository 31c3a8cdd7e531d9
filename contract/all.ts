import * as audit from './audit.ts';
import * as authentication from './auth.ts';
import * as awaited from './awaited.ts';
import * as brand from './brand.ts';
import * as brandSettings from './brand-settings.ts';
import type { Endpoint } from './call/endpoint.ts';
import * as commonQuestion from './common-question.ts';
import * as competence from './competence.ts';
import * as competenceFile from './competence-file.ts';
import * as currentUser from './current-user.ts';
import * as delivery from './delivery.ts';
import * as employee from './employee.ts';
import * as employeeFired from './employee-fired.ts';
import * as employeeImport from './employee-import.ts';
import * as event from './event.ts';
import * as firstDay from './first-day.ts';
import * as heatmap from './heatmap.ts';
import * as interimPreview from './interim-preview.ts';
import * as joining from './joining.ts';
import * as legal from './legal.ts';
import * as library from './library.ts';
import * as notification from './notification.ts';
import * as ownEmail from './own-email.ts';
import * as photo from './photo.ts';
import * as position from './position.ts';
import * as profile from './profile.ts';
import * as questionary from './questionary.ts';
import * as questionaryChange from './questionary-change.ts';
import * as questionaryFile from './questionary-from-file.ts';
import * as questionaryStructure from './questionary-from-structure.ts';
import * as questionaryMany from './questionary-many.ts';
import * as report from './report.ts';
import * as reportArchive from './report-archive.ts';
import * as reportCompare from './report-compare.ts';
import * as reportErrors from './report-errors.ts';
import * as reportExport from './report-export.ts';
import * as reportHistory from './report-history.ts';
import * as reportList from './report-list.ts';
import * as reportSend from './report-send.ts';
import * as reset from './reset.ts';
import * as session from './session.ts';
import * as structure from './structure.ts';
import * as structureTree from './structure-tree.ts';
import * as subdivision from './subdivision.ts';
import * as template from './template.ts';
import * as testing from './testing.ts';
import * as user from './user.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/**
 * Every call of the product. The server must bind each one, and the security suite tests each one.
 */
export const endpoints: readonly Endpoint[] = [
  authentication,
  session,
  currentUser,
  user,
  reset,
  ownEmail,
  joining,
  brand,
  brandSettings,
  competence,
  competenceFile,
  library,
  position,
  subdivision,
  employee,
  employeeFired,
  employeeImport,
  structure,
  structureTree,
  photo,
  profile,
  commonQuestion,
  questionary,
  firstDay,
  questionaryChange,
  questionaryFile,
  questionaryStructure,
  questionaryMany,
  awaited,
  testing,
  report,
  interimPreview,
  reportCompare,
  reportSend,
  heatmap,
  reportArchive,
  reportExport,
  reportHistory,
  reportList,
  template,
  notification,
  event,
  delivery,
  audit,
  reportErrors,
  legal,
].flatMap((capability) => Object.values(capability).filter(isEndpoint));

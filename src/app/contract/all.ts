import * as key from '#addon/api-key/contract/key.ts';
import { twinCalls } from '#addon/duplicate/contract/twin.ts';
import * as heatmap from '#addon/heatmap/contract/heatmap.ts';
import * as legal from '#addon/legal/contract/legal.ts';
import * as erasure from '#addon/privacy/contract/erasure.ts';
import * as ownData from '#addon/privacy/contract/own-data.ts';
import * as processing from '#addon/privacy/contract/processing.ts';
import * as scimHeld from '#addon/scim/contract/held.ts';
import * as scim from '#addon/scim/contract/scim.ts';
import * as source from '#addon/source/contract/source.ts';
import * as structure from '#addon/structure/contract/structure.ts';
import * as structureTree from '#addon/structure/contract/structure-tree.ts';
import * as summary from '#addon/summary/contract/summary.ts';
import * as hook from '#addon/webhook/contract/hook.ts';
import * as authentication from '#core/account/contract/auth.ts';
import * as choice from '#core/account/contract/choice.ts';
import * as currentUser from '#core/account/contract/current-user.ts';
import * as joining from '#core/account/contract/joining.ts';
import * as ownEmail from '#core/account/contract/own-email.ts';
import * as passkey from '#core/account/contract/passkey.ts';
import * as proof from '#core/account/contract/proof.ts';
import * as reset from '#core/account/contract/reset.ts';
import * as session from '#core/account/contract/session.ts';
import * as handover from '#core/answering/contract/handover/handover.ts';
import * as testing from '#core/answering/contract/testing.ts';
import * as audit from '#core/audit/contract/audit.ts';
import * as awaited from '#core/awaited/contract/awaited.ts';
import * as brand from '#core/company/contract/brand.ts';
import * as brandSettings from '#core/company/contract/brand-settings.ts';
import * as competenceFile from '#core/competence/contract/competence-file.ts';
import * as firstStep from '#core/competence/contract/first-step.ts';
import * as consent from '#core/consent/contract/consent.ts';
import * as cycle from '#core/cycle/contract/cycle.ts';
import * as cycleChecks from '#core/cycle/contract/cycle-checks.ts';
import * as cycleEven from '#core/cycle/contract/cycle-even.ts';
import * as cycleFile from '#core/cycle/contract/cycle-file.ts';
import * as cycleHeld from '#core/cycle/contract/cycle-held.ts';
import * as cycleLoad from '#core/cycle/contract/cycle-load.ts';
import * as cyclePreview from '#core/cycle/contract/cycle-preview.ts';
import * as cycleSubjects from '#core/cycle/contract/cycle-subjects.ts';
import * as cycleRaters from '#core/cycle/contract/raters.ts';
import * as cycleTasks from '#core/cycle/contract/tasks.ts';
import { directoryCallsOf } from '#core/directory/contract/directory-calls.ts';
import * as employee from '#core/employee/contract/employee.ts';
import * as employeeFired from '#core/employee/contract/employee-fired.ts';
import * as employeeImport from '#core/employee/contract/employee-import.ts';
import * as photo from '#core/employee/contract/photo.ts';
import * as peopleRun from '#core/employee/contract/run/run.ts';
import * as positionWish from '#core/employee/contract/wish/position-wish.ts';
import * as factor from '#core/factor/contract/factor.ts';
import * as library from '#core/library/contract/library.ts';
import * as delivery from '#core/mail/contract/delivery.ts';
import * as template from '#core/mail/contract/template/template.ts';
import * as event from '#core/notification/contract/event.ts';
import * as notification from '#core/notification/contract/notification.ts';
import * as plan from '#core/plan/contract/plan.ts';
import * as profile from '#core/profile/contract/profile.ts';
import * as decline from '#core/questionary/contract/decline/decline.ts';
import * as excuse from '#core/questionary/contract/decline/excuse.ts';
import * as firstDay from '#core/questionary/contract/first-day.ts';
import * as heldRaters from '#core/questionary/contract/held/held-raters.ts';
import * as questionary from '#core/questionary/contract/questionary.ts';
import * as questionaryChange from '#core/questionary/contract/questionary-change.ts';
import * as questionaryFile from '#core/questionary/contract/questionary-from-file.ts';
import * as questionaryStructure from '#core/questionary/contract/questionary-from-structure.ts';
import * as questionaryMany from '#core/questionary/contract/questionary-many.ts';
import * as interimPreview from '#core/report/contract/interim-preview.ts';
import * as report from '#core/report/contract/report.ts';
import * as reportArchive from '#core/report/contract/report-archive.ts';
import * as reportCompare from '#core/report/contract/report-compare.ts';
import * as reportExport from '#core/report/contract/report-export.ts';
import * as reportHistory from '#core/report/contract/report-history.ts';
import * as reportList from '#core/report/contract/report-list.ts';
import * as reportSend from '#core/report/contract/report-send.ts';
import * as security from '#core/security/contract/security.ts';
import * as knock from '#core/sso/contract/access-request/knock.ts';
import * as domain from '#core/sso/contract/domain.ts';
import * as ssoEntry from '#core/sso/contract/entry/sso.ts';
import * as sso from '#core/sso/contract/sso.ts';
import * as stopLink from '#core/user/contract/stop-link.ts';
import * as user from '#core/user/contract/user.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import * as geoInfo from '#platform/contract/geo-info.ts';
import * as reportErrors from '#platform/contract/report-errors.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/**
 * Every call of the product. The server must bind each one, and the security suite tests each one.
 */
export const endpoints: readonly Endpoint[] = [
  authentication,
  choice,
  session,
  proof,
  factor,
  passkey,
  currentUser,
  user,
  stopLink,
  reset,
  ownEmail,
  ssoEntry,
  joining,
  brand,
  geoInfo,
  brandSettings,
  security,
  competenceFile,
  firstStep,
  library,
  employee,
  employeeFired,
  employeeImport,
  peopleRun,
  positionWish,
  source,
  structure,
  structureTree,
  photo,
  profile,
  questionary,
  firstDay,
  questionaryChange,
  excuse,
  questionaryFile,
  questionaryStructure,
  questionaryMany,
  heldRaters,
  cycle,
  cycleSubjects,
  cycleChecks,
  cycleLoad,
  cycleEven,
  cycleHeld,
  cyclePreview,
  cycleFile,
  cycleRaters,
  cycleTasks,
  plan,
  awaited,
  consent,
  decline,
  erasure,
  testing,
  handover,
  report,
  interimPreview,
  reportCompare,
  reportSend,
  heatmap,
  summary,
  reportArchive,
  reportExport,
  reportHistory,
  reportList,
  ownData,
  processing,
  template,
  notification,
  event,
  delivery,
  audit,
  reportErrors,
  sso,
  domain,
  hook,
  key,
  scim,
  scimHeld,
  knock,
  legal,
  ...Object.values(directoryCallsOf),
  ...Object.values(twinCalls),
].flatMap((capability) => Object.values(capability).filter(isEndpoint));

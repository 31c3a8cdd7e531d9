import * as handover from './assessment/answering/handover.ts';
import * as awaited from './assessment/awaited.ts';
import * as summary from './assessment/company/summary.ts';
import * as consent from './assessment/consent.ts';
import * as cycle from './assessment/cycle/cycle.ts';
import * as cycleChecks from './assessment/cycle/cycle-checks.ts';
import * as cycleEven from './assessment/cycle/cycle-even.ts';
import * as cycleFile from './assessment/cycle/cycle-file.ts';
import * as cycleHeld from './assessment/cycle/cycle-held.ts';
import * as cycleLoad from './assessment/cycle/cycle-load.ts';
import * as cyclePreview from './assessment/cycle/cycle-preview.ts';
import * as cycleSubjects from './assessment/cycle/cycle-subjects.ts';
import * as cycleRaters from './assessment/cycle/raters.ts';
import * as cycleTasks from './assessment/cycle/tasks.ts';
import * as decline from './assessment/decline/decline.ts';
import * as excuse from './assessment/decline/excuse.ts';
import * as firstDay from './assessment/first-day.ts';
import * as heatmap from './assessment/heatmap.ts';
import * as heldRaters from './assessment/held/held-raters.ts';
import * as interimPreview from './assessment/interim-preview.ts';
import * as plan from './assessment/plan/plan.ts';
import * as erasure from './assessment/privacy/erasure.ts';
import * as ownData from './assessment/privacy/own-data.ts';
import * as processing from './assessment/privacy/processing.ts';
import * as questionary from './assessment/questionary.ts';
import * as questionaryChange from './assessment/questionary-change.ts';
import * as questionaryFile from './assessment/questionary-from-file.ts';
import * as questionaryStructure from './assessment/questionary-from-structure.ts';
import * as questionaryMany from './assessment/questionary-many.ts';
import * as report from './assessment/report.ts';
import * as reportArchive from './assessment/report-archive.ts';
import * as reportCompare from './assessment/report-compare.ts';
import * as reportExport from './assessment/report-export.ts';
import * as reportHistory from './assessment/report-history.ts';
import * as reportList from './assessment/report-list.ts';
import * as reportSend from './assessment/report-send.ts';
import * as testing from './assessment/testing.ts';
import * as audit from './company/audit.ts';
import * as authentication from './company/auth.ts';
import * as brand from './company/brand.ts';
import * as brandSettings from './company/brand-settings.ts';
import * as choice from './company/choice.ts';
import * as currentUser from './company/current-user.ts';
import * as delivery from './company/delivery.ts';
import * as domain from './company/domain.ts';
import * as event from './company/event.ts';
import * as factor from './company/factor.ts';
import * as hook from './company/hook/hook.ts';
import * as key from './company/key.ts';
import * as legal from './company/legal.ts';
import * as notification from './company/notification.ts';
import * as passkey from './company/passkey.ts';
import * as proof from './company/proof.ts';
import * as security from './company/security.ts';
import * as session from './company/session.ts';
import * as sso from './company/sso.ts';
import * as template from './company/template.ts';
import * as competenceFile from './people/competence-file.ts';
import { directoryCallsOf } from './people/directory-calls.ts';
import * as employee from './people/employee.ts';
import * as employeeFired from './people/employee-fired.ts';
import * as employeeImport from './people/employee-import.ts';
import * as joining from './people/entry/joining.ts';
import * as knock from './people/entry/knock.ts';
import * as ssoEntry from './people/entry/sso.ts';
import * as stopLink from './people/entry/stop-link.ts';
import * as firstStep from './people/first-step.ts';
import * as library from './people/library.ts';
import * as ownEmail from './people/own-email.ts';
import * as photo from './people/photo.ts';
import * as profile from './people/profile.ts';
import * as reset from './people/reset.ts';
import * as peopleRun from './people/run/run.ts';
import * as scimHeld from './people/scim/held.ts';
import * as scim from './people/scim/scim.ts';
import * as source from './people/source/source.ts';
import * as structure from './people/structure.ts';
import * as structureTree from './people/structure-tree.ts';
import { twinCalls } from './people/twin/twin.ts';
import * as user from './people/user.ts';
import * as positionWish from './people/wish/position-wish.ts';
import type { Endpoint } from './platform/call/endpoint.ts';
import * as geoInfo from './platform/geo-info.ts';
import * as reportErrors from './platform/report-errors.ts';

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

// Written by `npm run index` from what the folders hold.
import * as addonApiKeyKey from '#addon/api-key/contract/key.ts';
import * as addonDuplicateTwin from '#addon/duplicate/contract/twin.ts';
import * as addonHeatmapHeatmap from '#addon/heatmap/contract/heatmap.ts';
import * as addonLegalLegal from '#addon/legal/contract/legal.ts';
import * as addonPrivacyErasure from '#addon/privacy/contract/erasure.ts';
import * as addonPrivacyOwnData from '#addon/privacy/contract/own-data.ts';
import * as addonPrivacyProcessing from '#addon/privacy/contract/processing.ts';
import * as addonScimHeld from '#addon/scim/contract/held.ts';
import * as addonScimScim from '#addon/scim/contract/scim.ts';
import * as addonSourceSource from '#addon/source/contract/source.ts';
import * as addonStructureStructure from '#addon/structure/contract/structure.ts';
import * as addonStructureStructureTree from '#addon/structure/contract/structure-tree.ts';
import * as addonSummarySummary from '#addon/summary/contract/summary.ts';
import * as addonWebhookHook from '#addon/webhook/contract/hook.ts';
import * as coreAccountAuth from '#core/account/contract/auth.ts';
import * as coreAccountChoice from '#core/account/contract/choice.ts';
import * as coreAccountCurrentUser from '#core/account/contract/current-user.ts';
import * as coreAccountJoining from '#core/account/contract/joining.ts';
import * as coreAccountOwnEmail from '#core/account/contract/own-email.ts';
import * as coreAccountPasskey from '#core/account/contract/passkey.ts';
import * as coreAccountProof from '#core/account/contract/proof.ts';
import * as coreAccountReset from '#core/account/contract/reset.ts';
import * as coreAccountSession from '#core/account/contract/session.ts';
import * as coreAnsweringHandoverHandover from '#core/answering/contract/handover/handover.ts';
import * as coreAnsweringTesting from '#core/answering/contract/testing.ts';
import * as coreAuditAudit from '#core/audit/contract/audit.ts';
import * as coreAwaitedAwaited from '#core/awaited/contract/awaited.ts';
import * as coreCompanyBrand from '#core/company/contract/brand.ts';
import * as coreCompanyBrandSettings from '#core/company/contract/brand-settings.ts';
import * as coreCompetenceCompetence from '#core/competence/contract/competence.ts';
import * as coreCompetenceCompetenceFile from '#core/competence/contract/competence-file.ts';
import * as coreCompetenceFirstStep from '#core/competence/contract/first-step.ts';
import * as coreConsentConsent from '#core/consent/contract/consent.ts';
import * as coreCycleCycle from '#core/cycle/contract/cycle.ts';
import * as coreCycleCycleChecks from '#core/cycle/contract/cycle-checks.ts';
import * as coreCycleCycleEven from '#core/cycle/contract/cycle-even.ts';
import * as coreCycleCycleFile from '#core/cycle/contract/cycle-file.ts';
import * as coreCycleCycleHeld from '#core/cycle/contract/cycle-held.ts';
import * as coreCycleCycleLoad from '#core/cycle/contract/cycle-load.ts';
import * as coreCycleCyclePreview from '#core/cycle/contract/cycle-preview.ts';
import * as coreCycleCycleSubjects from '#core/cycle/contract/cycle-subjects.ts';
import * as coreCycleRaters from '#core/cycle/contract/raters.ts';
import * as coreCycleTasks from '#core/cycle/contract/tasks.ts';
import * as coreDirectoryDirectory from '#core/directory/contract/directory.ts';
import * as coreDirectoryDirectoryCalls from '#core/directory/contract/directory-calls.ts';
import * as coreDirectoryPosition from '#core/directory/contract/position.ts';
import * as coreDirectorySubdivision from '#core/directory/contract/subdivision.ts';
import * as coreEmployeeEmployee from '#core/employee/contract/employee.ts';
import * as coreEmployeeEmployeeFired from '#core/employee/contract/employee-fired.ts';
import * as coreEmployeeEmployeeImport from '#core/employee/contract/employee-import.ts';
import * as coreEmployeePhoto from '#core/employee/contract/photo.ts';
import * as coreEmployeeRunRun from '#core/employee/contract/run/run.ts';
import * as coreEmployeeWishPositionWish from '#core/employee/contract/wish/position-wish.ts';
import * as coreFactorFactor from '#core/factor/contract/factor.ts';
import * as coreLibraryLibrary from '#core/library/contract/library.ts';
import * as coreMailDelivery from '#core/mail/contract/delivery.ts';
import * as coreMailTemplateTemplate from '#core/mail/contract/template/template.ts';
import * as coreNotificationEvent from '#core/notification/contract/event.ts';
import * as coreNotificationNotification from '#core/notification/contract/notification.ts';
import * as coreOpenQuestionCommonQuestion from '#core/open-question/contract/common-question.ts';
import * as corePlanPlan from '#core/plan/contract/plan.ts';
import * as coreProfileProfile from '#core/profile/contract/profile.ts';
import * as coreQuestionaryDeclineDecline from '#core/questionary/contract/decline/decline.ts';
import * as coreQuestionaryDeclineExcuse from '#core/questionary/contract/decline/excuse.ts';
import * as coreQuestionaryFirstDay from '#core/questionary/contract/first-day.ts';
import * as coreQuestionaryHeldHeldRaters from '#core/questionary/contract/held/held-raters.ts';
import * as coreQuestionaryQuestionary from '#core/questionary/contract/questionary.ts';
import * as coreQuestionaryQuestionaryChange from '#core/questionary/contract/questionary-change.ts';
import * as coreQuestionaryQuestionaryFromFile from '#core/questionary/contract/questionary-from-file.ts';
import * as coreQuestionaryQuestionaryFromStructure from '#core/questionary/contract/questionary-from-structure.ts';
import * as coreQuestionaryQuestionaryMany from '#core/questionary/contract/questionary-many.ts';
import * as coreReportInterimPreview from '#core/report/contract/interim-preview.ts';
import * as coreReportReport from '#core/report/contract/report.ts';
import * as coreReportReportArchive from '#core/report/contract/report-archive.ts';
import * as coreReportReportCompare from '#core/report/contract/report-compare.ts';
import * as coreReportReportExport from '#core/report/contract/report-export.ts';
import * as coreReportReportHistory from '#core/report/contract/report-history.ts';
import * as coreReportReportList from '#core/report/contract/report-list.ts';
import * as coreReportReportSend from '#core/report/contract/report-send.ts';
import * as coreSecuritySecurity from '#core/security/contract/security.ts';
import * as coreSsoAccessRequestKnock from '#core/sso/contract/access-request/knock.ts';
import * as coreSsoDomain from '#core/sso/contract/domain.ts';
import * as coreSsoEntrySso from '#core/sso/contract/entry/sso.ts';
import * as coreSsoSso from '#core/sso/contract/sso.ts';
import * as coreUserStopLink from '#core/user/contract/stop-link.ts';
import * as coreUserUser from '#core/user/contract/user.ts';
import * as platformGeoInfo from '#platform/contract/geo-info.ts';
import * as platformReportErrors from '#platform/contract/report-errors.ts';

export const contracts = [
  addonApiKeyKey,
  addonDuplicateTwin,
  addonHeatmapHeatmap,
  addonLegalLegal,
  addonPrivacyErasure,
  addonPrivacyOwnData,
  addonPrivacyProcessing,
  addonScimHeld,
  addonScimScim,
  addonSourceSource,
  addonStructureStructureTree,
  addonStructureStructure,
  addonSummarySummary,
  addonWebhookHook,
  coreAccountAuth,
  coreAccountChoice,
  coreAccountCurrentUser,
  coreAccountJoining,
  coreAccountOwnEmail,
  coreAccountPasskey,
  coreAccountProof,
  coreAccountReset,
  coreAccountSession,
  coreAnsweringHandoverHandover,
  coreAnsweringTesting,
  coreAuditAudit,
  coreAwaitedAwaited,
  coreCompanyBrandSettings,
  coreCompanyBrand,
  coreCompetenceCompetenceFile,
  coreCompetenceCompetence,
  coreCompetenceFirstStep,
  coreConsentConsent,
  coreCycleCycleChecks,
  coreCycleCycleEven,
  coreCycleCycleFile,
  coreCycleCycleHeld,
  coreCycleCycleLoad,
  coreCycleCyclePreview,
  coreCycleCycleSubjects,
  coreCycleCycle,
  coreCycleRaters,
  coreCycleTasks,
  coreDirectoryDirectoryCalls,
  coreDirectoryDirectory,
  coreDirectoryPosition,
  coreDirectorySubdivision,
  coreEmployeeEmployeeFired,
  coreEmployeeEmployeeImport,
  coreEmployeeEmployee,
  coreEmployeePhoto,
  coreEmployeeRunRun,
  coreEmployeeWishPositionWish,
  coreFactorFactor,
  coreLibraryLibrary,
  coreMailDelivery,
  coreMailTemplateTemplate,
  coreNotificationEvent,
  coreNotificationNotification,
  coreOpenQuestionCommonQuestion,
  corePlanPlan,
  coreProfileProfile,
  coreQuestionaryDeclineDecline,
  coreQuestionaryDeclineExcuse,
  coreQuestionaryFirstDay,
  coreQuestionaryHeldHeldRaters,
  coreQuestionaryQuestionaryChange,
  coreQuestionaryQuestionaryFromFile,
  coreQuestionaryQuestionaryFromStructure,
  coreQuestionaryQuestionaryMany,
  coreQuestionaryQuestionary,
  coreReportInterimPreview,
  coreReportReportArchive,
  coreReportReportCompare,
  coreReportReportExport,
  coreReportReportHistory,
  coreReportReportList,
  coreReportReportSend,
  coreReportReport,
  coreSecuritySecurity,
  coreSsoAccessRequestKnock,
  coreSsoDomain,
  coreSsoEntrySso,
  coreSsoSso,
  coreUserStopLink,
  coreUserUser,
  platformGeoInfo,
  platformReportErrors,
];

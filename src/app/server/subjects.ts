// Written by `npm run index` from what the folders hold.
import { manifest as addonApiKey } from '#addon/api-key/server/manifest.ts';
import { manifest as addonDuplicate } from '#addon/duplicate/server/manifest.ts';
import { manifest as addonHeatmap } from '#addon/heatmap/server/manifest.ts';
import { manifest as addonLegal } from '#addon/legal/server/manifest.ts';
import { manifest as addonPrivacy } from '#addon/privacy/server/manifest.ts';
import { manifest as addonScim } from '#addon/scim/server/manifest.ts';
import { manifest as addonSource } from '#addon/source/server/manifest.ts';
import { manifest as addonStructure } from '#addon/structure/server/manifest.ts';
import { manifest as addonSummary } from '#addon/summary/server/manifest.ts';
import { manifest as addonWebhook } from '#addon/webhook/server/manifest.ts';
import { manifest as coreAccount } from '#core/account/server/manifest.ts';
import { manifest as coreAnswerSheet } from '#core/answer-sheet/server/manifest.ts';
import { manifest as coreAnswering } from '#core/answering/server/manifest.ts';
import { manifest as coreAudit } from '#core/audit/server/manifest.ts';
import { manifest as coreAwaited } from '#core/awaited/server/manifest.ts';
import { manifest as coreCompany } from '#core/company/server/manifest.ts';
import { manifest as coreCompetence } from '#core/competence/server/manifest.ts';
import { manifest as coreConsent } from '#core/consent/server/manifest.ts';
import { manifest as coreCycle } from '#core/cycle/server/manifest.ts';
import { manifest as coreDirectory } from '#core/directory/server/manifest.ts';
import { manifest as coreEmployee } from '#core/employee/server/manifest.ts';
import { manifest as coreFactor } from '#core/factor/server/manifest.ts';
import { manifest as coreInvitation } from '#core/invitation/server/manifest.ts';
import { manifest as coreLibrary } from '#core/library/server/manifest.ts';
import { manifest as coreMail } from '#core/mail/server/manifest.ts';
import { manifest as coreNotification } from '#core/notification/server/manifest.ts';
import { manifest as coreOpenQuestion } from '#core/open-question/server/manifest.ts';
import { manifest as corePlan } from '#core/plan/server/manifest.ts';
import { manifest as coreProfile } from '#core/profile/server/manifest.ts';
import { manifest as coreQuestionary } from '#core/questionary/server/manifest.ts';
import { manifest as coreReport } from '#core/report/server/manifest.ts';
import { manifest as coreRetention } from '#core/retention/server/manifest.ts';
import { manifest as coreSecurity } from '#core/security/server/manifest.ts';
import { manifest as coreSso } from '#core/sso/server/manifest.ts';
import { manifest as coreUser } from '#core/user/server/manifest.ts';

export const subjects = [
  addonApiKey,
  addonDuplicate,
  addonHeatmap,
  addonLegal,
  addonPrivacy,
  addonScim,
  addonSource,
  addonStructure,
  addonSummary,
  addonWebhook,
  coreAccount,
  coreAnswerSheet,
  coreAnswering,
  coreAudit,
  coreAwaited,
  coreCompany,
  coreCompetence,
  coreConsent,
  coreCycle,
  coreDirectory,
  coreEmployee,
  coreFactor,
  coreInvitation,
  coreLibrary,
  coreMail,
  coreNotification,
  coreOpenQuestion,
  corePlan,
  coreProfile,
  coreQuestionary,
  coreReport,
  coreRetention,
  coreSecurity,
  coreSso,
  coreUser,
] as const;

import { keyEndDays, mostKeyNetworks } from '#addon/api-key/contract/key.ts';
import { erasureWaits } from '#addon/privacy/contract/erasure.ts';
import {
  idleTerms,
  longestByProvider,
  longestTerms,
  usualRules,
} from '#core/account/contract/rules/session-terms.ts';
import { handoverLasts } from '#core/answering/contract/rules/handover.ts';
import {
  furthestReminder,
  mostReminders,
  usualSendingTime,
} from '#core/company/contract/company-settings.ts';
import { leastContrast } from '#core/company/contract/rules/accent.ts';
import { brandPictures } from '#core/company/contract/rules/brand-picture.ts';
import { mostQuestions } from '#core/competence/contract/competence.ts';
import { mostFileCompetences } from '#core/competence/contract/competence-file.ts';
import { longestFirstStep, mostFirstSteps } from '#core/competence/contract/first-step.ts';
import { fewestLetters, mostCandidates } from '#core/cycle/contract/raters.ts';
import { mostCreated } from '#core/employee/contract/rules/machine-limits.ts';
import { proposedDays, recoveryCount } from '#core/factor/contract/rules/factor.ts';
import {
  choosingDays,
  longestSentence,
  mostChosen,
  openDays,
  remindDays,
} from '#core/follow-up/contract/rules/follow-up.ts';
import { mostGoals, mostSteps } from '#core/plan/contract/rules/plan.ts';
import { mostLeaders } from '#core/profile/contract/profile.ts';
import { mostAssignments, mostParticipants } from '#core/questionary/contract/questionary.ts';
import { mostFromFile } from '#core/questionary/contract/questionary-from-file.ts';
import { mostColleagues } from '#core/questionary/contract/questionary-from-structure.ts';
import { mostAtOnce } from '#core/questionary/contract/questionary-many.ts';
import { fewestWeeks, mostWeeks } from '#core/questionary/contract/rules/ask-again.ts';
import { mostCycleSubjects } from '#core/questionary/contract/rules/cycle.ts';
import { mostRecipients } from '#core/report/contract/reading/report-recipients.ts';
import {
  archiveLasts,
  mostArchived,
  mostArchivedReports,
  mostStanding,
  mostStandingBytes,
  mostUnderWay,
} from '#core/report/contract/report-archive.ts';
import { mostInGroupsCounted, mostReportsCounted } from '#core/report/contract/report-list.ts';
import { quietDays } from '#core/report/server/imported/find-near.ts';
import { rightSettles, rightWaits } from '#core/security/contract/rules/right-change.ts';
import { mostNetworks } from '#core/security/contract/security.ts';
import { mostSubordinates } from '#core/user/contract/user.ts';
import { largestFile } from '#platform/contract/call/endpoint.ts';
import { readConfig } from '#platform/server/shared/config.ts';
import { mostFileRows } from '#platform/server/table-file/cell/row.ts';
import { type Fact, holdFacts } from '#test/hold-facts.ts';

/**
 * Numbers that guides state and the code decides, with the words around them. A guide stays readable where it lies, and
 * says what is so: a changed value, or a sentence reworded without its line here, fails. Words end before their
 * endings, so that those agree with the number.
 */

const { demoMegabytes } = readConfig({});
const minute = 60 * 1000;
const hours = (time: number) => time / minute / 60;
const days = (minutes: number) => minutes / 60 / 24;

/** 1000 and 20 000 in Russian; 1,000 and 20,000 in English. */
const ru = (value: number) =>
  value < 10_000 ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, ' ');
const en = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Small numbers in words: nominative, genitive, English. */
const words: Record<number, readonly [ru: string, ruOf: string, en: string]> = {
  2: ['два', 'двух', 'two'],
  3: ['три', 'трёх', 'three'],
  5: ['пять', 'пяти', 'five'],
  10: ['десять', 'десяти', 'ten'],
};
const word = (value: number) => words[value]?.[0];
const wordOf = (value: number) => words[value]?.[1];
const inEnglish = (value: number) => words[value]?.[2];

const facts: readonly Fact[] = [
  ['start', `базу до ${demoMegabytes} МБ (`, `database up to ${demoMegabytes} MB (`],
  [
    'answering',
    `Код действует ${handoverLasts / minute} минут`,
    `The code works for ${handoverLasts / minute} minutes`,
  ],
  [
    'choosing',
    `начинается с ${wordOf(fewestLetters)} букв`,
    `type at least ${inEnglish(fewestLetters)} letters`,
  ],
  ['choosing', `не больше ${mostCandidates} имён`, `up to ${mostCandidates} names`],
  ['cycle', `до ${ru(mostCycleSubjects)} человек`, `up to ${en(mostCycleSubjects)} people`],
  ['did-it-change', `За ${choosingDays} дней до`, `From ${choosingDays} days before`],
  [
    'did-it-change',
    `от одного до ${wordOf(mostChosen)} вопросов`,
    `one to ${inEnglish(mostChosen)} behaviours`,
  ],
  ['did-it-change', `Ответить можно ${openDays} дней`, `open for ${openDays} days`],
  ['did-it-change', `за ${remindDays} дня до конца`, `${remindDays} days before the end`],
  ['did-it-change', `фразу до ${longestSentence} знаков`, `up to ${longestSentence} characters`],
  [
    'directory',
    `до ${mostFirstSteps} шагов по ${longestFirstStep} знаков`,
    `up to ${mostFirstSteps} steps of ${longestFirstStep} characters`,
  ],
  ['directory', `до ${mostQuestions} у компетенции`, `up to ${mostQuestions} for one competency`],
  [
    'directory',
    `компетенций в файле не больше ${ru(mostFileCompetences)}`,
    `at most ${mostFileCompetences} competencies in a file`,
  ],
  [
    'earlier-reports',
    `закончиться хотя бы ${quietDays} дн`,
    `ended at least ${quietDays} days ago`,
  ],
  ['earlier-reports', `не меньше ${quietDays} дн`, `at least ${quietDays} days apart`],
  [
    'from-file',
    `до ${largestFile / 1024 ** 2} МБ и ${ru(mostFileRows)} строк`,
    `up to ${largestFile / 1024 ** 2} MB and ${en(mostFileRows)} rows`,
  ],
  [
    'from-file',
    `может быть до ${ru(mostCycleSubjects)} оцениваемых`,
    `up to ${en(mostCycleSubjects)} people to assess`,
  ],
  ['from-file', `коллег больше ${mostColleagues}`, `more than ${mostColleagues} peers`],
  [
    'from-file',
    `до ${ru(mostFromFile)} оцениваемых, у каждого до ${ru(mostParticipants)} участников`,
    `up to ${en(mostFromFile)} people to be assessed, with up to ${en(mostParticipants)} reviewers each`,
  ],
  [
    'import',
    `до ${largestFile / 1024 ** 2} МБ, ${ru(mostFileRows)} строк`,
    `up to ${largestFile / 1024 ** 2} MB, ${en(mostFileRows)} rows`,
  ],
  ['import', `больше ${mostLeaders} руковод`, `more than ${mostLeaders} managers`],
  [
    'plan',
    `не больше ${wordOf(mostGoals)} целей, в цели не больше ${wordOf(mostSteps)} шагов`,
    `no more than ${inEnglish(mostGoals)} goals, and a goal no more than ${inEnglish(mostSteps)} steps`,
  ],
  ['questionary', `(от ${fewestWeeks} до ${mostWeeks})`, `(from ${fewestWeeks} to ${mostWeeks})`],
  ['questionary', `до ${ru(mostAssignments)} оценок`, `up to ${en(mostAssignments)} ratings`],
  ['questionary', `коллег больше ${mostColleagues}`, `more than ${mostColleagues} peers`],
  ['questionary', `до ${mostAtOnce} анкет`, `up to ${mostAtOnce}. The bar`],
  ['questionary', `в ${usualSendingTime}:00`, `at ${usualSendingTime}:00`],
  [
    'reports',
    `Больше ${ru(mostReportsCounted)} отчётов и больше ${ru(mostInGroupsCounted)} человек`,
    `More than ${en(mostReportsCounted)} reports, or more than ${en(mostInGroupsCounted)} people`,
  ],
  ['reports', `не больше ${mostRecipients} получателей`, `${mostRecipients} recipients`],
  ['reports', `Скачать можно ${hours(archiveLasts)} час`, `there for ${hours(archiveLasts)} hours`],
  [
    'reports',
    `не больше ${mostStanding} архивов и ${mostStandingBytes / 1024 ** 3} ГБ`,
    `${mostStanding} archives and ${mostStandingBytes / 1024 ** 3} GB`,
  ],
  [
    'reports',
    `не больше ${wordOf(mostUnderWay)} ваших архивов`,
    `Up to ${inEnglish(mostUnderWay)} of your archives`,
  ],
  [
    'reports',
    `не больше ${mostArchived} анкет и ${ru(mostArchivedReports)} отчётов`,
    `holds ${mostArchived} assessments and ${en(mostArchivedReports)} reports`,
  ],
  [
    'sign-in',
    `через ${days(usualRules.others.longest)} дней после входа или через ${days(usualRules.others.idle)} дней бездействия`,
    `${days(usualRules.others.longest)} days after you signed in, or after ${days(usualRules.others.idle)} days without`,
  ],
  [
    'sign-in',
    `через ${days(usualRules.hr.longest)} дней или через ${usualRules.hr.idle / 60} часов бездействия`,
    `after ${days(usualRules.hr.longest)} days, or after ${usualRules.hr.idle / 60} hours without`,
  ],
  [
    'sign-in',
    `не дольше ${longestByProvider / 60} часов`,
    `lasts ${longestByProvider / 60} hours at most`,
  ],
  [
    'sign-in',
    `${word(recoveryCount)} кодов восстановления`,
    `${inEnglish(recoveryCount)} recovery codes`,
  ],
  ['structure', `в течение ${hours(erasureWaits)} час`, `there are ${hours(erasureWaits)} hours`],
  ['users', `не больше ${mostLeaders} руководителей`, `up to ${mostLeaders} managers`],
  [
    'users',
    `не больше ${ru(mostSubordinates)} подчинённых`,
    `up to ${en(mostSubordinates)} direct reports`,
  ],
  [
    'users',
    `это произойдёт через ${hours(rightWaits) === 24 ? 'сутки' : hours(rightWaits)}`,
    `happens ${hours(rightWaits)} hours later`,
  ],
  [
    'users',
    `меньше ${wordOf(hours(rightSettles) / 24)} суток назад`,
    `less than ${inEnglish(hours(rightSettles) / 24)} days ago`,
  ],
  [
    'company-settings',
    `до ${wordOf(mostReminders)} чисел от 1 до ${furthestReminder}`,
    `up to ${inEnglish(mostReminders)} numbers from 1 to ${furthestReminder}`,
  ],
  ...Object.values(brandPictures).map(
    ({ width, height }) =>
      ['company-settings', `${width} × ${height} точек`, `${width} × ${height} pixels`] as const,
  ),
  [
    'company-settings',
    `не меньше ${String(leastContrast).replace('.', ',')}:1`,
    `at least ${leastContrast}:1`,
  ],
  ['company-settings', `HR через ${proposedDays} дней`, `HR, in ${proposedDays} days`],
  ['security', `не больше ${mostNetworks}:`, `at most ${mostNetworks}:`],
  ['security', `до ${mostKeyNetworks} адресов и сетей`, `up to ${mostKeyNetworks} addresses and`],
  ['security', `За ${keyEndDays[0]} дней и за день`, `${keyEndDays[0]} days and one day before`],
  [
    'security',
    `не больше ${mostCreated(1)} человек или 10`,
    `at most ${mostCreated(1)} people or 10`,
  ],
  ['security', `вступят в силу через ${hours(rightWaits)} час`, `their ${hours(rightWaits)} hours`],
  [
    'security',
    `суперадминистраторов — через ${hours(rightWaits)} час`,
    `those of other super admins, ${hours(rightWaits)} hours later`,
  ],
  [
    'security',
    `суперадминистраторы ещё ${hours(rightWaits)} час`,
    `for another ${hours(rightWaits)} hours`,
  ],
  [
    'company-sign-in',
    `Следующие ${hours(rightWaits)} час`,
    `For the next ${hours(rightWaits)} hours`,
  ],
  [
    'security',
    `| Все остальные | ${days(usualRules.others.longest)} дней | ${days(usualRules.others.idle)} дней |`,
    `| Everyone else | ${days(usualRules.others.longest)} days | ${days(usualRules.others.idle)} days |`,
  ],
  [
    'security',
    `| ${Math.min(...longestTerms) / 60} час … ${days(Math.max(...longestTerms))} дней | ${Math.min(...idleTerms)} минут … ${days(Math.max(...idleTerms))} дней |`,
    `| ${Math.min(...longestTerms) / 60} hour … ${days(Math.max(...longestTerms))} days | ${Math.min(...idleTerms)} minutes … ${days(Math.max(...idleTerms))} days |`,
  ],
];

holdFacts(facts);

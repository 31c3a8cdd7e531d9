import { mostCalls } from '#addon/api-key/server/authenticate.ts';
import { mostSources } from '#addon/source/contract/rules/source.ts';
import { retryPauses } from '#addon/webhook/server/retry.ts';
import { signInLimits } from '#core/account/server/attempts.ts';
import { mostFailures, mostPaused } from '#core/account/server/note-entry.ts';
import { mostSessions } from '#core/account/server/open-session.ts';
import { linkLives } from '#core/account/server/reset/letters.ts';
import { mostNewDevices } from '#core/account/server/reset/tasks.ts';
import { thresholds } from '#core/company/contract/company-settings.ts';
import { undoDays } from '#core/employee/contract/run/run.ts';
import { letInLasts } from '#core/factor/server/let-in.ts';
import { families, libraryCompetences } from '#core/library/server/families.ts';
import { fewestWorkingDays } from '#core/questionary/contract/rules/time-to-answer.ts';
import { mostUnnoticed } from '#core/report/server/guard-many.ts';
import { mostSent } from '#core/report/server/send/send-report.ts';
import { addressDays } from '#core/retention/server/queries.ts';
import { domainGraceDays } from '#core/sso/contract/rules/sso.ts';
import { confirmationLasts } from '#platform/contract/call/confirmation.ts';
import { mostAttempts } from '#platform/server/jobs/add-job.ts';
import { mostCells } from '#platform/server/table-file/cell/row.ts';
import { readingLimits } from '#platform/server/table-file/table-reader.ts';
import { holdFacts } from '#test/hold-facts.ts';

/** As facts.test.ts does, for what signing in, machines and files may do. A number in words is beside its own here. */

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** Only where the code still says so. */
const inWords = (value: number, expected: number, words: string) =>
  value === expected ? words : `${value}`;

const [strangers] = signInLimits({ email: '', address: '', device: undefined, isForAll: false });
const employee = mostSent({ roles: ['ROLE_EMPLOYEE'] });
const hr = mostSent({ roles: ['ROLE_HR'] });
const [, fewest = 0, ...others] = thresholds;

holdFacts([
  [
    'directory',
    `${libraryCompetences.length} готовые компетенции в ${inWords(families.length, 6, 'шести')} группах`,
    `${libraryCompetences.length} ready competencies in ${inWords(families.length, 6, 'six')} groups`,
  ],
  ['import', `и ${mostCells} столбцов`, `and ${mostCells} columns`],
  [
    'import',
    `за ${readingLimits.seconds} секунд или в ${readingLimits.megabytes} МБ памяти`,
    `within ${readingLimits.seconds} seconds or ${readingLimits.megabytes} MB of memory`,
  ],
  [
    'import',
    `отменить в течение ${inWords(undoDays, 7, 'семи')} дней`,
    `undo an import within ${inWords(undoDays, 7, 'seven')} days`,
  ],
  [
    'import',
    `не больше ${inWords(mostSources, 3, 'трёх')}.`,
    `${inWords(mostSources, 3, 'three')} at most`,
  ],
  [
    'questionary',
    `рабочих дней меньше ${inWords(fewestWorkingDays, 5, 'пяти')}`,
    `fewer than ${inWords(fewestWorkingDays, 5, 'five')} working days`,
  ],
  [
    'reports',
    `не чаще ${employee.sendings} раз за четверть часа и не больше чем ${employee.recipients} получателям за сутки, HR и администраторы — ${hr.recipients}`,
    `up to ${employee.sendings} times in a quarter of an hour and to ${employee.recipients} recipients in a day, HR and admins to ${hr.recipients}`,
  ],
  ['reports', `попыток до ${mostAttempts}`, `up to ${mostAttempts} attempts`],
  [
    'sign-in',
    `После ${strangers?.most} неудачных попыток за 15 минут`,
    `After ${strangers?.most} failed attempts in 15 minutes`,
  ],
  [
    'sign-in',
    `Код действует ${letInLasts / minute} минут`,
    `code is good for ${letInLasts / minute} minutes`,
  ],
  [
    'sign-in',
    `действует ${linkLives.account / day} дней`,
    `expires in ${linkLives.account / day} days`,
  ],
  ['sign-in', `быть не больше ${mostSessions}`, `You can have ${mostSessions} at a time`],
  [
    'sign-in',
    `не больше ${inWords(mostNewDevices, 3, 'трёх')} в день`,
    `at most ${inWords(mostNewDevices, 3, 'three')} such emails a day`,
  ],
  [
    'users',
    `действует ${linkLives.account / day} дней`,
    `expires in ${linkLives.account / day} days`,
  ],
  [
    'users',
    `больше ${inWords(confirmationLasts / minute, 5, 'пяти')} минут назад`,
    `more than ${inWords(confirmationLasts / minute, 5, 'five')} minutes ago`,
  ],
  [
    'company-settings',
    `в отчёте: от ${fewest} до ${others.at(-1)}`,
    `${fewest} to ${others.at(-1)} people`,
  ],
  ['company-settings', `| ${addressDays} дней:`, `| ${addressDays} days:`],
  ['security', `Через ${addressDays} дней`, `after ${addressDays} days`],
  [
    'security',
    `не больше чем ${employee.recipients} получателям, HR и администраторы — ${hr.recipients}`,
    `at most ${employee.recipients} recipients, HR and admins to ${hr.recipients}`,
  ],
  [
    'security',
    `не больше ${mostCalls([])} обращений, с доступом SCIM ${mostCalls(['scim'])}`,
    `at most ${mostCalls([])} calls a minute, one for SCIM 3,000`,
  ],
  [
    'security',
    `до ${inWords(retryPauses.length + 1, 8, 'восьми')} раз за сутки`,
    `up to ${inWords(retryPauses.length + 1, 8, 'eight')} times in a day`,
  ],
  [
    'security',
    `больше ${mostUnnoticed} отчётов о других`,
    `more than ${mostUnnoticed} reports about others`,
  ],
  [
    'security',
    `для ${inWords(mostPaused, 5, 'пяти')} и более`,
    `for ${inWords(mostPaused, 5, 'five')} or more`,
  ],
  ['audit', `больше ${mostFailures} таких записей`, `at most ${mostFailures} such entries`],
  ['audit', `Через ${addressDays} дней`, `after ${addressDays} days`],
  [
    'company-sign-in',
    `ещё ${inWords(domainGraceDays, 3, 'три')} дня`,
    `for ${inWords(domainGraceDays, 3, 'three')} days more`,
  ],
]);

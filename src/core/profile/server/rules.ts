import type { EmployeeForm } from '#core/employee/contract/employee.ts';
import type { EmployeeField } from '#core/employee/contract/rules/directory-fields.ts';
import type { Team } from '#core/employee/server/leader/queries.ts';
import { type Editor, formOf, type SavedEmployee } from '#core/employee/server/rules.ts';
import type {
  CompanyField,
  CompanyForm,
  CompanyInfo,
  EmployeeProfile,
  ProfileField,
  ProfileForm,
} from '#core/profile/contract/profile.ts';
import { dateOfUnix, unixOfDate, weekdays } from '#core/profile/contract/rules/profile-fields.ts';
import { mostSubordinates } from '#core/user/contract/user.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { isTimeZone } from '#platform/contract/rules/time-zone.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { CompanyRow, ProfileRow } from './queries.ts';

/** Who is looking at a profile. */
export type Viewer = Pick<Editor, 'employeeId' | 'permissions'>;

const isHr = ({ permissions }: Viewer): boolean =>
  permissions.has('directory_employee_updatecompanyemployeeinfo__invoke');

/** Only HR sees people who have left. For others they are gone, as in every list (rule 35). */
export const maySee = (viewer: Viewer, { firedAt }: { firedAt: string | null }): boolean =>
  firedAt === null || isHr(viewer);

const seconds = (moment: Date | null): number | null =>
  moment === null ? null : moment.getTime() / 1000;
const moment = (at: number | null): Date | null => (at === null ? null : new Date(at * 1000));
const unix = (date: string | null): number | null => (date === null ? null : unixOfDate(date));
const date = (at: number | null): string | null => (at === null ? null : dateOfUnix(at));
const weekday = (saved: string | null) => weekdays.find((day) => day === saved) ?? null;

/** Only the person and HR see which position is wanted. */
export function presentProfile(
  { firedAt: _, wantedPosition, ...row }: ProfileRow,
  viewer: Viewer,
): EmployeeProfile {
  const isTold = viewer.employeeId === row.employeeId || isHr(viewer);
  return {
    ...row,
    wantedPosition: isTold ? wantedPosition : null,
    statusStartAt: seconds(row.statusStartAt),
    statusEndAt: seconds(row.statusEndAt),
    startWorkDayAt: weekday(row.startWorkDayAt),
    endWorkDayAt: weekday(row.endWorkDayAt),
  };
}

/** Only the person and HR get a hidden birth date. */
export function presentCompany(
  { leaderIds: _, ...row }: CompanyRow,
  team: Team,
  viewer: Viewer,
): CompanyInfo {
  const isOwn = viewer.employeeId === row.employeeId;
  const isWithheld = row.isBirthDateHide && !isOwn && !isHr(viewer);
  return {
    ...row,
    ...team,
    inCompany: unixOfDate(row.inCompany),
    inPosition: unixOfDate(row.inPosition),
    birthDate: isWithheld ? null : unix(row.birthDate),
    firedAt: unix(row.firedAt),
  };
}

/** Left out means unchanged; '' or null means empty. */
export const orSaved = <V>(given: V | null | undefined, saved: V | null): V | null =>
  given === undefined ? saved : given === '' ? null : given;

/** The directory's part of the profile form, merged with what is saved. */
export function employeeOfProfile(form: ProfileForm, saved: SavedEmployee): EmployeeForm {
  const { firstName, lastName, email, positionId } = form;
  const middleName = orSaved(form.middleName, saved.middleName);
  const given = { firstName, lastName, middleName, email, positionId } satisfies Record<
    ProfileField & EmployeeField,
    unknown
  >;
  return { ...formOf(saved), ...given };
}

export function profileColumns(form: ProfileForm, saved: ProfileRow) {
  const { startWorkTimeAt, endWorkTimeAt, startWorkDayAt, endWorkDayAt, phone } = form;
  return {
    startWorkTimeAt,
    endWorkTimeAt,
    startWorkDayAt,
    endWorkDayAt,
    phone,
    location: orSaved(form.location, saved.location),
    status: orSaved(form.status, saved.status),
    statusEmoji: orSaved(form.statusEmoji, saved.statusEmoji),
    statusStartAt: moment(orSaved(form.statusStartAt, seconds(saved.statusStartAt))),
    statusEndAt: moment(orSaved(form.statusEndAt, seconds(saved.statusEndAt))),
    timezone: orSaved(form.timezone, saved.timezone),
  } satisfies Record<Exclude<ProfileField, EmployeeField | 'photoUrl'>, unknown>;
}

export function profileIssues({ employeeId, timezone }: ProfileForm, id: string): Issue[] {
  return [
    ...aimIssues(employeeId, id),
    ...(timezone && !isTimeZone(timezone)
      ? [{ path: 'timezone', key: 'validation.invalid' } as const]
      : []),
  ];
}

/** A body that names somebody else was meant for them, so it is refused. */
const aimIssues = (employeeId: string | undefined, id: string): Issue[] =>
  employeeId === undefined || employeeId === id
    ? []
    : [{ path: 'employeeId', key: 'validation.invalid' }];

/** The directory's part of the company form, merged with what is saved. */
export function employeeOfCompany(form: CompanyForm, saved: SavedEmployee): EmployeeForm {
  const given = {
    subdivisionId: form.subdivisionId ?? saved.subdivisionId,
    locale: form.locale ?? saved.locale,
    slackId: orSaved(form.slackId, saved.slackId),
    inCompany: dateOfUnix(form.inCompany),
    inPosition: dateOfUnix(form.inPosition),
  } satisfies Record<CompanyField & EmployeeField, unknown>;
  return { ...formOf(saved), ...given };
}

export function companyColumns(form: CompanyForm, saved: CompanyRow) {
  return {
    isBirthDateHide: form.isBirthDateHide,
    birthDate: date(orSaved(form.birthDate, unix(saved.birthDate))),
    telegram: orSaved(form.telegram, saved.telegram),
    firedAt: date(orSaved(form.firedAt, unix(saved.firedAt))),
  } satisfies Record<Exclude<CompanyField, EmployeeField | 'leaderList'>, unknown>;
}

/**
 * The ids of the leaders that the form wants, in its order. Left out or as they are shown means
 * unchanged: then anybody who has left stays among them, in case they return.
 */
export function wantedLeaders(
  form: CompanyForm,
  saved: CompanyRow,
  shown: readonly string[],
): string[] {
  if (form.leaderList === undefined) return saved.leaderIds;
  const given = [...new Set(form.leaderList?.map(({ employeeId }) => employeeId))];
  return given.join() === shown.join() ? saved.leaderIds : given;
}

interface Around {
  /** The person whose info this is. */
  id: string;
  /** In the brand's time zone. */
  today: string;
  saved: CompanyRow;
}

/** What is wrong with company info that fits its schema, leaders aside. */
export function companyIssues(form: CompanyForm, { id, today, saved }: Around): Issue[] {
  const { birthDate, firedAt } = companyColumns(form, saved);
  const late = (path: string, day: string | null): Issue[] =>
    day !== null && day > today ? [{ path, key: 'profileMessages.inFuture' }] : [];
  const early = firedAt !== null && firedAt < dateOfUnix(form.inCompany);
  return [
    ...aimIssues(form.employeeId, id),
    ...late('birthDate', birthDate),
    ...late('firedAt', firedAt),
    ...(early ? [{ path: 'firedAt', key: 'profileMessages.firedBeforeHired' } as const] : []),
  ];
}

/** Whom somebody is to have as leaders, and what is known of these people. */
interface Leading {
  /** The person whose leaders these are. */
  id: string;
  /** The ids of the wanted leaders, in the order of the form. */
  wanted: readonly string[];
  /** Those of them who don't lead the person yet. */
  added: readonly string[];
  /** Those of the added who work here. */
  staff: readonly { id: string; firstName: string; lastName: string }[];
  /** Whom the person leads. */
  subordinateIds: readonly string[];
  /** How many people each of the added leads. */
  counts: ReadonlyMap<string, number>;
}

/** Leaders work here, nobody is their own, and no two people lead each other (rule 83). */
export function leaderIssues(leading: Leading, locale: Locale): Issue[] {
  const { id, wanted, added, staff, subordinateIds, counts } = leading;
  const found = new Map(staff.map((one) => [one.id, one]));
  return wanted.flatMap((leader, index): Issue[] => {
    const path = `leaderList.${index}`;
    if (leader === id) return [{ path, key: 'profileMessages.ownLeader' }];
    if (!added.includes(leader)) return [];
    const person = found.get(leader);
    if (!person) return [{ path, key: 'profileMessages.unknownLeader' }];
    const params = { name: shortName(person, locale) };
    if (subordinateIds.includes(leader)) {
      return [{ path, key: 'profileMessages.leadsEachOther', params }];
    }
    const isFull = (counts.get(leader) ?? 0) >= mostSubordinates;
    const key = 'profileMessages.tooManySubordinates';
    return isFull ? [{ path, key, params: { ...params, max: mostSubordinates } }] : [];
  });
}

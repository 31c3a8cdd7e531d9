import {
  type EmployeeProfile,
  type ProfileField,
  profileNames,
} from '#core/profile/contract/profile.ts';
import {
  dateOfUnix,
  unixOfDate,
  type Weekday,
} from '#core/profile/contract/rules/profile-fields.ts';
import type { Fields } from '#platform/web/form/values.ts';

type DayName = 'startWorkDayAt' | 'endWorkDayAt';
/** The form's values as typed and chosen, days as YYYY-MM-DD. Anything not given is ''. */
export type ProfileValues = Record<Exclude<ProfileField, DayName>, string> &
  Record<DayName, Weekday | ''>;

/** Props of a part of the form. */
export interface PartProps {
  form: Fields<ProfileValues>;
}

export const dayText = (at: number | null | undefined): string =>
  at === null || at === undefined ? '' : dateOfUnix(at);
/** Empty values become null. */
export const dayOrNull = (day: string): number | null => (day === '' ? null : unixOfDate(day));
export const textOrNull = (text: string): string | null => text.trim() || null;
/** Leaves out required values that were not given, so that they count as missing. */
export const given = <V extends string>(text: V | ''): V | undefined =>
  text === '' ? undefined : text;

const text = (value: string | number | null | undefined): string => String(value ?? '');
const time = (seconds: string): number | undefined =>
  seconds === '' ? undefined : Number(seconds);

export const profileValues = (from: EmployeeProfile | undefined): ProfileValues =>
  Object.fromEntries(
    profileNames.map((name) =>
      name === 'statusStartAt' || name === 'statusEndAt'
        ? [name, dayText(from?.[name])]
        : [name, text(from?.[name])],
    ),
  ) as ProfileValues;

export function profileBody(values: ProfileValues) {
  const { lastName, firstName, positionId, email, phone } = values;
  return {
    lastName,
    firstName,
    email,
    phone,
    positionId: given(positionId),
    photoUrl: textOrNull(values.photoUrl),
    middleName: textOrNull(values.middleName),
    location: textOrNull(values.location),
    timezone: textOrNull(values.timezone),
    status: textOrNull(values.status),
    statusEmoji: textOrNull(values.statusEmoji),
    statusStartAt: dayOrNull(values.statusStartAt),
    statusEndAt: dayOrNull(values.statusEndAt),
    startWorkTimeAt: time(values.startWorkTimeAt),
    endWorkTimeAt: time(values.endWorkTimeAt),
    startWorkDayAt: given(values.startWorkDayAt),
    endWorkDayAt: given(values.endWorkDayAt),
  } satisfies Record<ProfileField, unknown>;
}

/** The emoji of the most common statuses, so that nobody has to look for one. */
export const emojiChoices = {
  vacation: '🌴',
  trip: '✈️',
  home: '🏠',
  sick: '🤒',
  child: '👶',
  study: '🎓',
  focus: '🎯',
  meeting: '💬',
  holiday: '🎉',
} as const;

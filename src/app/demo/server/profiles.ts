import { type Localized, spoken } from '#platform/contract/call/fields.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { DemoBrand } from './brands.ts';

const moscow = 'Europe/Moscow';
const london = 'Europe/London';
const places: Record<Locale, { location: string; timezone: string }[]> = {
  ru: [
    { location: 'Москва', timezone: moscow },
    { location: 'Москва', timezone: moscow },
    { location: 'Санкт-Петербург', timezone: moscow },
    { location: 'Казань', timezone: moscow },
    { location: 'Екатеринбург', timezone: 'Asia/Yekaterinburg' },
    { location: 'Новосибирск', timezone: 'Asia/Novosibirsk' },
  ],
  en: [
    { location: 'London', timezone: london },
    { location: 'London', timezone: london },
    { location: 'Manchester', timezone: london },
    { location: 'Edinburgh', timezone: london },
    { location: 'Berlin', timezone: 'Europe/Berlin' },
    { location: 'New York', timezone: 'America/New_York' },
  ],
};
const hour = 60 * 60;
const startHours = [9, 9, 10, 8.5, 11];

/** People with a status, by their index in the list of people. Days are counted from today. */
const statuses: Record<
  number,
  { status: Localized; statusEmoji: string; from: number; to: number }
> = {
  3: {
    status: { ru: 'В командировке', en: 'On a business trip' },
    statusEmoji: '✈️',
    from: -1,
    to: 4,
  },
  8: { status: { ru: 'В отпуске', en: 'On holiday' }, statusEmoji: '🌴', from: -3, to: 11 },
  17: {
    status: { ru: 'Работаю из дома', en: 'Working from home' },
    statusEmoji: '🏠',
    from: 0,
    to: 1,
  },
  27: { status: { ru: 'На больничном', en: 'Off sick' }, statusEmoji: '🤒', from: -2, to: 3 },
};

const moment = (date: string) => new Date(`${date}T00:00:00Z`);
const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** The profile of the demo's person at `index`, so that every screen has something to show. */
export function profileOf(
  index: number,
  { today, slug, language }: Pick<DemoBrand, 'slug' | 'language'> & { today: string },
) {
  const start = at(startHours, index) * hour;
  const said = statuses[index];
  return {
    ...at(places[language], index),
    startWorkTimeAt: start,
    endWorkTimeAt: start + 9 * hour,
    startWorkDayAt: 'monday',
    endWorkDayAt: 'friday',
    birthDate: addDays('1975-03-08', (index * 211) % 9000),
    isBirthDateHide: index % 5 === 0,
    telegram: index % 3 === 0 ? `${slug}_person_${index + 1}` : null,
    ...(said && {
      status: spoken(said.status, language),
      statusEmoji: said.statusEmoji,
      statusStartAt: moment(addDays(today, said.from)),
      statusEndAt: moment(addDays(today, said.to)),
    }),
  };
}

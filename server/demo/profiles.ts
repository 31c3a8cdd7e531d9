import { addDays } from '#contract/platform/rules/days.ts';

const places = [
  { location: 'Москва', timezone: 'Europe/Moscow' },
  { location: 'Москва', timezone: 'Europe/Moscow' },
  { location: 'Санкт-Петербург', timezone: 'Europe/Moscow' },
  { location: 'Казань', timezone: 'Europe/Moscow' },
  { location: 'Екатеринбург', timezone: 'Asia/Yekaterinburg' },
  { location: 'Новосибирск', timezone: 'Asia/Novosibirsk' },
];
const hour = 60 * 60;
const startHours = [9, 9, 10, 8.5, 11];

/** People with a status, by their index in the list of people. Days are counted from today. */
const statuses: Record<number, { status: string; statusEmoji: string; from: number; to: number }> =
  {
    3: { status: 'В командировке', statusEmoji: '✈️', from: -1, to: 4 },
    8: { status: 'В отпуске', statusEmoji: '🌴', from: -3, to: 11 },
    17: { status: 'Работаю из дома', statusEmoji: '🏠', from: 0, to: 1 },
    27: { status: 'На больничном', statusEmoji: '🤒', from: -2, to: 3 },
  };

const moment = (date: string) => new Date(`${date}T00:00:00Z`);
const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** The profile of the demo's person at `index`, so that every screen has something to show. */
export function profileOf(index: number, today: string) {
  const start = at(startHours, index) * hour;
  const said = statuses[index];
  return {
    ...at(places, index),
    startWorkTimeAt: start,
    endWorkTimeAt: start + 9 * hour,
    startWorkDayAt: 'monday',
    endWorkDayAt: 'friday',
    birthDate: addDays('1975-03-08', (index * 211) % 9000),
    isBirthDateHide: index % 5 === 0,
    telegram: index % 3 === 0 ? `north_person_${index + 1}` : null,
    ...(said && {
      status: said.status,
      statusEmoji: said.statusEmoji,
      statusStartAt: moment(addDays(today, said.from)),
      statusEndAt: moment(addDays(today, said.to)),
    }),
  };
}

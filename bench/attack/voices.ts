import {
  type BoundVoice,
  boundDays,
  dayForAll,
  heldVoices,
  type Voice,
} from '#core/questionary/server/voice/voice-rules.ts';
import { addDays, daysBetween } from '#platform/contract/rules/days.ts';
import { type Name, nameKey } from '#platform/server/shared/same-name.ts';
import { randomFrom } from '#test/report/random-from.ts';
import type { Verdict } from '../set-up/with-server.ts';

/**
 * What "one voice at a time" costs (rule 26): companies in a year with two cycles of everybody, one 180 of each
 * team, and single 360s on any day.
 */
const [companies, companySize, teamSize, singles] = [20, 500, 10, 60];
const [colleagues, threshold, lasts] = [5, 3, 14];
const cyclesFrom = [60, 240];
/** Of the people of a cycle, those who may fall below the threshold by it. */
const mostBelow = 0.01;
/** Nothing waits that begins so many days after a cycle, or later. */
const waitsWithin = lasts + boundDays;

/** How frequent a last name is by its rank, against the first (V. F. Zhuravlyov, 250 most frequent). */
function lastNameWeight(rank: number): number {
  if (rank <= 25) return rank ** -0.4;
  if (rank <= 250) return 0.2755 * (rank / 25) ** -0.6;
  return 0.0692 * (250 / rank);
}
const lastNames = Array.from({ length: 20_000 }, (_, at) => lastNameWeight(at + 1));
/** In per cent, of working age; the rest is spread over names of half a per cent. */
const frequentFirstNames = [
  [12, 10, 8, 7.5, 7.5, 5.5, 5, 4.5, 4, 4, 3, 2.5, 2, 2, 2, 1.5, 1.5, 1.5, 1, 1, 1],
  [9, 8.5, 8, 8, 7, 6.5, 6.5, 5, 4.5, 4, 4, 3, 2.5, 2, 2, 2, 1.5, 1.5, 1, 1, 1],
].map((frequent) => {
  const rest = 100 - frequent.reduce((sum, share) => sum + share, 0);
  return [...frequent, ...Array.from({ length: Math.floor(rest / 0.5) }, () => 0.5)];
});

type Names = ReadonlyMap<string, readonly [Name]>;
type Random = () => number;

const found = () => ({
  asked: 0,
  waiting: 0,
  waiting180: 0,
  ofCycles: 0,
  below: 0,
  waits: [] as { days: number; afterCycle: number }[],
});

export function voicesBench(): Verdict {
  const random = randomFrom(1);
  const sum = found();
  for (let at = 0; at < companies; at += 1) playYear(random, sum);
  const { waits } = sum;
  const below = sum.below / sum.ofCycles;
  const latest = Math.max(...waits.map(({ afterCycle }) => afterCycle));
  const mean = waits.reduce((days, wait) => days + wait.days, 0) / waits.length;
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  return {
    name: `One voice at a time: ${companies} years of ${companySize} people`,
    lines: [
      `askings that wait: ${percent(sum.waiting / sum.asked)}`,
      `180s with one that waits: ${sum.waiting180} (none)`,
      `people of a cycle below T by it: ${percent(below)} (at most ${percent(mostBelow)})`,
      `single 360s that wait for a cycle: ${percent(waits.length / (companies * singles))}, ` +
        `${mean.toFixed(0)} days on average, up to ${latest} days after a cycle's first day (less than ${waitsWithin})`,
    ],
    pass: sum.waiting180 === 0 && below <= mostBelow && latest < waitsWithin,
  };
}

interface Event {
  day: number;
  kind: 'cycle' | '180' | 'single';
  subjects: number[];
}

function playYear(random: Random, sum: ReturnType<typeof found>): void {
  const pick = pickName(random);
  const names: Names = new Map(Array.from({ length: companySize }, (_, at) => [`${at}`, [pick()]]));
  const whole = (below: number) => Math.floor(random() * below);
  const everybody = Array.from({ length: companySize }, (_, at) => at);
  const events: Event[] = [
    ...cyclesFrom.map((day) => ({ day, kind: 'cycle' as const, subjects: everybody })),
    ...everybody
      .filter((at) => at % teamSize === 0)
      .map((boss) => ({ day: whole(365), kind: '180' as const, subjects: teamOf(boss) })),
    ...Array.from({ length: singles }, (_, at) => ({
      day: whole(365),
      kind: 'single' as const,
      subjects: [Math.floor((at * companySize) / singles)],
    })),
  ];
  const keyOf = new Map([...names].map(([id, [name]]) => [id, nameKey(name)]));
  const boundAbout = new Map<string, BoundVoice[]>();
  for (const { day, kind, subjects } of events.sort((one, other) => one.day - other.day)) {
    const today = dayAt(day);
    const aboutWhom = (at: number) => {
      const key = keyOf.get(`${at}`) ?? '';
      const about = boundAbout.get(key) ?? [];
      boundAbout.set(key, about);
      return about;
    };
    const namesOf = (voices: readonly Voice[]): Names =>
      new Map(
        voices
          .flatMap(({ subjectId, raterId }) => [subjectId, raterId])
          .map((id) => [id, names.get(id)!] as const),
      );
    for (const at of subjects) {
      const bound = aboutWhom(at);
      const about = bound.filter(({ freeFrom }) => freeFrom > today);
      const begin = (voices: readonly Voice[], from = today) => {
        const freeFrom = addDays(from, lasts + boundDays);
        bound.push(
          ...voices.map((voice) => ({
            ...voice,
            number: Number(kind === 'cycle'),
            isInWork: false,
            freeFrom,
          })),
        );
      };
      const held = (wanted: readonly Voice[]) =>
        heldVoices({
          wanted,
          bound: about,
          names: namesOf([...wanted, ...about]),
          firstDay: today,
        }).filter(({ why }) => why === 'bound');
      const boss = { subjectId: `${at}`, raterId: `${bossOf(at)}`, isAnonymous: false };
      const peers = kind === '180' ? [] : panelOf(at, random);
      const wanted = [boss, ...peers.slice(0, colleagues)];
      const waiting = held(wanted);
      sum.asked += wanted.length;
      sum.waiting += waiting.length;
      if (kind === '180') sum.waiting180 += Number(waiting.length > 0);
      if (kind === 'cycle') {
        const stopped = new Set(held([boss, ...peers]).map(({ raterId }) => raterId));
        const free = peers.filter(({ raterId }) => !stopped.has(raterId)).slice(0, colleagues);
        sum.ofCycles += 1;
        sum.below += Number(free.length < threshold && peers.length >= threshold);
        begin([boss, ...free]);
      } else if (waiting.length > 0) {
        const from = dayForAll(waiting) ?? today;
        const since = Math.min(
          ...cyclesFrom.map((first) => day - first).filter((days) => days >= 0),
        );
        if (kind === 'single' && waiting.some(({ by }) => by?.number === 1)) {
          sum.waits.push({ days: daysBetween(today, from), afterCycle: since });
        }
        begin(wanted, from);
      } else begin(wanted);
    }
  }
}

const dayAt = (day: number) => addDays('2026-01-01', day);
const teamOf = (boss: number) => Array.from({ length: teamSize - 1 }, (_, at) => boss + at + 1);

/** The boss of a team answers to that of the team after it. */
function bossOf(at: number): number {
  const boss = Math.floor(at / teamSize) * teamSize;
  return boss === at ? (boss + teamSize) % companySize : boss;
}

/** Who works with them, whoever is chosen first: their team, or of a boss other bosses nearby. */
function panelOf(at: number, random: Random): Voice[] {
  const boss = bossOf(at);
  const near =
    at % teamSize === 0
      ? Array.from({ length: teamSize }, (_, n) => (at + (n + 2) * teamSize) % companySize)
      : teamOf(Math.floor(at / teamSize) * teamSize);
  return near
    .filter((one) => one !== at && one !== boss)
    .map((one) => ({ one, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ one }) => ({ subjectId: `${at}`, raterId: `${one}`, isAnonymous: true }));
}

function pickName(random: () => number): () => Name {
  const last = picker(lastNames, random);
  const [man, woman] = frequentFirstNames.map((shares) => picker(shares, random));
  return () => {
    const isMan = random() < 0.5;
    const gender = isMan ? 'м' : 'ж';
    const first = (isMan ? man : woman)!();
    return { lastName: `Фамилия${gender}${last()}`, firstName: `Имя${gender}${first}` };
  };
}

/** Picks a place of the list, as often as its weight says. */
function picker(weights: readonly number[], random: () => number): () => number {
  let sum = 0;
  const upTo = weights.map((weight) => {
    sum += weight;
    return sum;
  });
  return () => {
    const drawn = random() * sum;
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (upTo[middle]! > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

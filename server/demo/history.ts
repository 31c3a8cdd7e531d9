import { addDays } from '#contract/rules/days.ts';
import type { Method, ParticipantType, QuestionaryType } from '#contract/rules/methods.ts';
import type { Company, DemoPerson } from './company.ts';
import type { Random } from './random.ts';

/** The demo's questionaries: who assesses whom, when, and how far it got. */
export interface Plan {
  method: Method;
  type: QuestionaryType;
  positionId?: string;
  subdivisionId?: string;
  dateStart: string;
  dateEnd: string;
  isAnonymous: boolean;
  subjects: string[];
  competences: string[];
  participants: { id: string; type: ParticipantType }[];
  status: 'created' | 'inwork' | 'done' | 'archived';
  /** The part of the assignments that is answered: 0 to 1. */
  answered: number;
}

interface Term {
  status: Plan['status'];
  /** Days from today to its start. */
  from: number;
  answered?: number;
  method?: Method;
}

const length = 14;

/**
 * Three years of one brand, oldest first: every method, type and status, and the same people again
 * and again.
 */
export function planHistory(company: Company, random: Random, today: string): Plan[] {
  const led = company.people.filter(({ isLeader }) => !isLeader);
  const yearly = led.slice(0, company.assessedYearly);
  const plans: Plan[] = [];
  for (const [years, status] of [
    [3, 'archived'],
    [2, 'archived'],
    [1, 'done'],
  ] as const) {
    for (const person of yearly) {
      plans.push(
        aboutPerson(company, random, person, today, {
          status,
          from: -365 * years + random.whole(40),
          answered: 0.95,
        }),
      );
    }
    plans.push(
      aboutPosition(company, random, today, { status, from: -365 * years + 90, method: '180' }),
    );
    plans.push(
      aboutSubdivision(company, random, today, { status, from: -365 * years + 150, method: '90' }),
    );
  }
  const recent: Term[] = [
    { status: 'archived', from: -160 },
    { status: 'done', from: -120 },
    { status: 'done', from: -90, method: '180' },
    { status: 'done', from: -60, answered: 0.8 },
    { status: 'inwork', from: -6, answered: 0.6 },
    { status: 'inwork', from: -5, answered: 0.3 },
    { status: 'inwork', from: -3, answered: 0, method: '180' },
    { status: 'inwork', from: -1, answered: 0, method: '90' },
    { status: 'created', from: 3 },
    { status: 'created', from: 7, method: '90' },
  ];
  recent.forEach((term, index) => {
    const person = led[7 + index * 4];
    if (person) plans.push(aboutPerson(company, random, person, today, term));
  });
  plans.push(
    aboutSubdivision(company, random, today, {
      status: 'inwork',
      from: -4,
      answered: 0.4,
      method: '90',
    }),
  );
  plans.push(aboutPosition(company, random, today, { status: 'created', from: 10, method: '180' }));
  plans.push(
    aboutPosition(company, random, today, { status: 'inwork', from: -7, answered: 0.5 }),
    aboutSubdivision(company, random, today, { status: 'created', from: 14 }),
  );
  plans.push(askingDemoAccounts(company, today));
  return plans.toSorted((a, b) => a.dateStart.localeCompare(b.dateStart));
}

/** Gives everyone who signs in with a demo account somebody to assess. */
function askingDemoAccounts(company: Company, today: string): Plan {
  const of = (login: string) => company.people.filter((person) => person.login === login);
  const team = company.people.filter(({ subdivision, login }) => subdivision === 0 && !login);
  const participants = [
    ...of('manager').map(({ id }) => ({ id, type: 'supervisor' as const })),
    ...[...of('employee'), ...team.slice(1, 4)].map(({ id }) => ({
      id,
      type: 'colleague' as const,
    })),
    ...['super', 'admin', 'hr'].flatMap(of).map(({ id }) => ({ id, type: 'customer' as const })),
  ];
  return {
    ...dated(today, { status: 'inwork', from: -2, answered: 0 }),
    method: '360',
    type: 'surname',
    subjects: team.slice(0, 1).map(({ id }) => id),
    competences: company.competenceIds.slice(0, 4),
    participants,
  };
}

function dated(today: string, { from, status, answered = 1 }: Term) {
  const dateStart = addDays(today, from);
  return { dateStart, dateEnd: addDays(dateStart, length), status, answered, isAnonymous: true };
}

/**
 * A 360 assessment: the leader, colleagues, customers from other departments, and for leaders their
 * subordinates.
 */
function aboutPerson(
  company: Company,
  random: Random,
  person: DemoPerson,
  today: string,
  term: Term,
): Plan {
  const { method = '360' } = term;
  const leader = company.people.find(
    (p) => p.isLeader && p.subdivision === person.subdivision && p !== person,
  );
  const team = company.people.filter(
    (p) => p.subdivision === person.subdivision && p !== person && p !== leader,
  );
  const others = company.people.filter((p) => p.subdivision !== person.subdivision);
  const supervisors = (leader ? [leader] : random.some(others, 1)).map(({ id }) => ({
    id,
    type: 'supervisor' as const,
  }));
  const colleagues = random.some(team, 4);
  const left = team.filter((p) => !colleagues.includes(p));
  const all = [
    ...supervisors,
    ...colleagues.map(({ id }) => ({ id, type: 'colleague' as const })),
    ...random.some(others, 3).map(({ id }) => ({ id, type: 'customer' as const })),
    ...random
      .some(left, random.pick([0, 2, 3]))
      .map(({ id }) => ({ id, type: 'subordinate' as const })),
  ];
  return {
    ...dated(today, term),
    method,
    type: 'surname',
    subjects: [person.id],
    competences: company.competenceIds.slice(0, 7),
    participants: method === '360' ? all : supervisors,
  };
}

function aboutPosition(company: Company, random: Random, today: string, term: Term): Plan {
  const { method = '180' } = term;
  const position = random.whole(6);
  const subjects = company.people
    .filter((p) => p.positionId === company.positionIds[position])
    .slice(0, 3);
  const leaders = company.people.filter((p) => p.isLeader && !subjects.includes(p));
  return {
    ...dated(today, term),
    method,
    type: 'position',
    positionId: company.positionIds[position] ?? '',
    subjects: subjects.map(({ id }) => id),
    competences: company.competencesOfPosition[position] ?? [],
    participants: random.some(leaders, 1).map(({ id }) => ({ id, type: 'supervisor' })),
  };
}

function aboutSubdivision(company: Company, random: Random, today: string, term: Term): Plan {
  const { method = '90' } = term;
  const subdivision = random.whole(company.subdivisionIds.length);
  const members = company.people.filter((p) => p.subdivision === subdivision && !p.isLeader);
  const leader = company.people.filter((p) => p.subdivision === subdivision && p.isLeader);
  return {
    ...dated(today, term),
    method,
    type: 'subdivision',
    subdivisionId: company.subdivisionIds[subdivision] ?? '',
    subjects: members.slice(0, 4).map(({ id }) => id),
    competences: company.competenceIds.slice(0, 4),
    participants: leader.map(({ id }) => ({ id, type: 'supervisor' })),
  };
}

import { addDays } from '#platform/contract/rules/days.ts';
import type { Method, QuestionaryType, ReviewerRole } from '#platform/contract/rules/methods.ts';
import type { Company } from './company.ts';
import { type Department, demoPositions, type Position } from './directories.ts';
import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';

/** The demo's questionaries: who assesses whom, when, and how far it got. */
export interface DemoPlan {
  method: Method;
  type: QuestionaryType;
  positionId?: string;
  subdivisionId?: string;
  dateStart: string;
  dateEnd: string;
  isAnonymous: boolean;
  subjects: string[];
  competences: string[];
  participants: { id: string; type: ReviewerRole }[];
  status: 'created' | 'inwork' | 'done' | 'archived';
  /** The part of the assignments that is answered: 0 to 1. */
  answered: number;
  /** How often an open question is answered too: 0 to 1. */
  talkative: number;
  /** Years since the first questionaries. */
  years: number;
}

export interface DemoTerm {
  status: DemoPlan['status'];
  /** Days from today to its start. */
  from: number;
  answered?: number;
  talkative?: number;
  method?: Method;
  isAnonymous?: boolean;
  raters?: RatersAsked;
}

/** How many of each role a 360 assessment asks. */
export type RatersAsked = readonly [colleagues: number, customers: number, subordinates: number];

const length = 14;
export const usual: RatersAsked = [4, 3, 0];

export function dated(today: string, term: DemoTerm) {
  const { from, status, answered = 1, talkative = 0.6, isAnonymous = true } = term;
  const dateStart = addDays(today, from);
  const years = from / 365 + 3;
  const dateEnd = addDays(dateStart, length);
  return { dateStart, dateEnd, status, answered, talkative, isAnonymous, years };
}

export const as = (type: ReviewerRole, people: readonly DemoPerson[]) =>
  people.map(({ id }) => ({ id, type }));

/** What the whole company looks at, beside what a position asks for. */
export const common = [
  'results',
  'teamwork',
  'communication',
  'integrity',
  'adaptability',
] as const;

/** At most so many competences: those of the position first, in its order. */
function competencesFor(company: Company, position: Position, most: number): string[] {
  const own = demoPositions[position].asks.map(([competence]) => competence);
  const wanted = [...new Set([...own, ...common])].slice(0, most);
  return wanted.map((each) => company.competenceIds[each]);
}

/** A person's boss: the head of the department, or another head. */
function bossOf({ people }: Company, person: DemoPerson): DemoPerson[] {
  const heads = people.filter(({ isLeader }) => isLeader);
  const other = heads[(heads.indexOf(person) + 3) % heads.length];
  return person.isLeader && other
    ? [other]
    : heads.filter(({ department }) => department === person.department);
}

/** A head's colleagues are the other heads, and their team reports to them. */
export function aboutPerson(
  company: Company,
  random: Random,
  seat: number,
  today: string,
  term: DemoTerm,
): DemoPlan {
  const { method = '360', raters = usual } = term;
  const person = company.people[seat];
  if (!person) throw new Error(`nobody sits at ${seat}`);
  const boss = bossOf(company, person);
  const when = dated(today, term);
  const [colleagues, customers, subordinates] = raters;
  const free = company.people.filter(
    (one) => one !== person && !boss.includes(one) && one.inCompany < when.dateStart,
  );
  const team = free.filter(({ department }) => department === person.department);
  const peers = person.isLeader ? free.filter(({ isLeader }) => isLeader) : team;
  const near = random.some(peers, colleagues);
  const below = random.some(
    team.filter((one) => !near.includes(one)),
    subordinates,
  );
  const others = free.filter((one) => !team.includes(one) && !near.includes(one));
  const participants = [
    ...as('supervisor', boss),
    ...as('colleague', near),
    ...as('customer', random.some(others, customers)),
    ...as('subordinate', below),
  ];
  return {
    ...when,
    method,
    type: 'surname',
    subjects: [person.id],
    competences: competencesFor(company, person.position, 7),
    participants: method === '360' ? participants : as('supervisor', boss),
  };
}

export function aboutPosition(
  company: Company,
  position: Position,
  today: string,
  term: DemoTerm,
): DemoPlan {
  const subjects = company.people.filter((one) => one.position === position).slice(0, 3);
  const [first] = subjects;
  return {
    ...dated(today, term),
    method: '180',
    type: 'position',
    positionId: company.positionIds[position],
    subjects: subjects.map(({ id }) => id),
    competences: competencesFor(company, position, demoPositions[position].asks.length),
    participants: first ? as('supervisor', bossOf(company, first)) : [],
  };
}

export function aboutDepartment(
  company: Company,
  department: Department,
  today: string,
  term: DemoTerm,
): DemoPlan {
  const members = company.people.filter((one) => one.department === department);
  return {
    ...dated(today, term),
    method: '90',
    type: 'subdivision',
    subdivisionId: company.departmentIds[department],
    subjects: members.flatMap(({ id, isLeader }) => (isLeader ? [] : [id])).slice(0, 4),
    competences: common.slice(0, 4).map((each) => company.competenceIds[each]),
    participants: as(
      'supervisor',
      members.filter(({ isLeader }) => isLeader),
    ),
  };
}

/** Gives everyone who signs in with a demo account somebody to assess. */
export function askingDemoAccounts(company: Company, today: string): DemoPlan {
  const of = (...logins: string[]) =>
    company.people.filter(({ login = '' }) => logins.includes(login));
  const [subject, ...team] = company.people.filter(
    ({ department, position, login }) =>
      department === 'development' && (position === 'tester' || position === 'analyst') && !login,
  );
  if (!subject) throw new Error('the demo has no testers');
  return {
    ...dated(today, { status: 'inwork', from: -2, answered: 0.25 }),
    method: '360',
    type: 'surname',
    subjects: [subject.id],
    competences: competencesFor(company, subject.position, 4),
    participants: [
      ...as('supervisor', of('manager')),
      ...as('colleague', [...of('employee'), ...team.slice(0, 3)]),
      ...as('customer', of('super', 'admin', 'hr')),
    ],
  };
}

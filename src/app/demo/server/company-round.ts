import type { Company } from './company.ts';
import type { Department } from './directories.ts';
import { aboutPerson, as, common, type DemoPlan, type DemoTerm, dated } from './plans.ts';
import type { Random } from './random.ts';

/**
 * The company's results open with the year of the latest report. This is the latest one, whatever day
 * it is, and out for more than 30 days: nobody new is compared with it (rule 26).
 */
const term: DemoTerm = { status: 'done', from: -48, answered: 0.95, talkative: 0.15 };

/** Who is assessed in a department, and by whom beside its head, all by seat. */
interface Team {
  department: Department;
  subjects: number[];
  colleagues?: number[];
  customers?: number[];
}

/** Two recruiters are too few to be shown. Nobody has another 360 report of the same year. */
const teams: Team[] = [
  { department: 'development', subjects: [23, 27, 35, 39, 42, 43], colleagues: [6, 9, 17] },
  { department: 'sales', subjects: [24, 30, 37, 46, 54], colleagues: [7, 13, 19] },
  { department: 'marketing', subjects: [14, 20, 26, 31, 44], colleagues: [8, 50, 56] },
  { department: 'finance', subjects: [15, 28, 32], colleagues: [21, 52, 57] },
  { department: 'support', subjects: [11, 18, 47], colleagues: [34, 38, 41] },
  { department: 'people', subjects: [40, 58], customers: [21, 29, 50] },
];
/** Heads are assessed one by one, because each has a team of their own. */
const heads = [1, 2, 5];

/** Assesses half the company on the same days, so that its results show numbers (decision 073). */
export function planRound(company: Company, random: Random, today: string): DemoPlan[] {
  const competences = common.map((each) => company.competenceIds[each]);
  return [
    ...teams.map((team) => ({ ...aboutTeam(company, team, today), competences })),
    ...heads.map((seat) => ({
      ...aboutPerson(company, random, seat, today, { ...term, raters: [3, 0, 3] }),
      competences: [company.competenceIds.motivation, ...competences],
    })),
  ];
}

function aboutTeam(
  { people, departmentIds }: Company,
  { department, subjects, colleagues = [], customers = [] }: Team,
  today: string,
): Omit<DemoPlan, 'competences'> {
  const at = (seats: number[]) => people.filter((_, seat) => seats.includes(seat));
  const head = people.filter((one) => one.isLeader && one.department === department);
  return {
    ...dated(today, term),
    method: '360',
    type: 'subdivision',
    subdivisionId: departmentIds[department],
    subjects: at(subjects).map(({ id }) => id),
    participants: [
      ...as('supervisor', head),
      ...as('colleague', at(colleagues)),
      ...as('customer', at(customers)),
    ],
  };
}

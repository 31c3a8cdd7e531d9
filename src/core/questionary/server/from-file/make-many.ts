import { pickedRoles, type QuestionaryForm } from '#core/questionary/contract/questionary.ts';
import type { ManyReply } from '#core/questionary/contract/questionary-from-file.ts';
import type { LeftOut } from '#core/questionary/contract/rules/load.ts';
import { createQuestionaries, requireValid } from '#core/questionary/server/create-questionary.ts';
import { loadOf } from '#core/questionary/server/load/load-rules.ts';
import { addLoads, countHeavy } from '#core/questionary/server/load/spread.ts';
import type { WholeForm } from '#core/questionary/server/record/fields.ts';
import { presentNamed } from '#core/questionary/server/record/named-queries.ts';
import { getSmallGroups, type HandedOn } from '#core/questionary/server/record/queries.ts';
import { countOutcomes } from '#core/questionary/server/work/group-preview.ts';
import { joinWarnings, tooFewRoles } from '#core/questionary/server/work/warning-rules.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { Entry } from '#platform/contract/call/fields.ts';
import { type Issue, speakIssue } from '#platform/contract/call/issues.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import type { RowIssues } from '#platform/server/table-file/columns/map-columns.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import {
  asRead,
  type FilledSubject,
  type FillLoad,
  fillFromStructure,
} from './fill-from-structure.ts';
import { type Ahead, lookAhead, type Planned } from './look-ahead.ts';
import { competenceNames, competencesOfPositions } from './queries.ts';
import type { ReadSubject } from './read-participants.ts';

/** What all the questionaries have in common. */
export interface ManyForm
  extends Pick<
    QuestionaryForm,
    'method' | 'dateStart' | 'dateEnd' | 'isAnonymous' | 'smallGroups'
  > {
  /** Undefined where each position's own are used. */
  competenceIds: readonly string[] | undefined;
}

export interface AskedOfAll extends Clock {
  isDryRun: boolean;
  t: T;
  locale: Locale;
}

export interface AskedMany extends AskedOfAll, FillLoad {
  form: ManyForm;
  isFromStructure: boolean;
  /** Who is taken out again, whoever named them. */
  leftOutList?: readonly LeftOut[] | undefined;
}

/** Planned questionaries with nothing wrong in them. */
export interface PlannedMany {
  planned: readonly Planned[];
  form: ManyForm & Pick<WholeForm, 'smallGroups'>;
}

/**
 * What questionary each of these subjects would get. Where anything is `wrong`, with what was found before, all of it is
 * answered instead.
 */
export async function planMany(
  scope: Scope,
  subjects: readonly ReadSubject[],
  { wrong = [], ...asked }: AskedMany & { wrong?: readonly RowIssues[] },
): Promise<PlannedMany | { wrong: RowIssues[] }> {
  const smallGroups = asked.form.smallGroups ?? (await getSmallGroups(scope));
  const form = { ...asked.form, smallGroups };
  const chosen = await chosenCompetences(scope, asked);
  const filled = asked.isFromStructure
    ? await fillFromStructure(scope, subjects, { ...asked, method: form.method })
    : subjects.map(asRead);
  const staying = takeOut(filled, asked.leftOutList ?? []);
  const { planned, errors } = await planSubjects(scope, staying, chosen, asked.locale);
  if (wrong.length + errors.length > 0) return { wrong: [...wrong, ...errors] };
  return { planned, form };
}

/** What is said of the questionaries made, but for their cycle. */
export type MadeMany = Omit<ManyReply, 'cycle'>;

/** Creates them all, with what their cycle hands on, or none. Without a cycle it creates none and answers the same. */
export async function makeMany(
  scope: Scope,
  { planned, form }: PlannedMany,
  { handedOn, ...asked }: AskedMany & { handedOn: HandedOn | null },
): Promise<MadeMany> {
  const { isFromStructure, now, t } = asked;
  const forms = planned.map((one) => formOf(one, form));
  const made = handedOn
    ? await createQuestionaries(scope, forms, now, { handedOn })
    : await requireValid(scope, forms);
  const ahead = await lookAhead(scope, planned, { ...asked, form });
  const said = isFromStructure ? ahead.map(sayLeaderless(planned, asked.locale)) : ahead;
  return {
    questionaryList: planned.map((one, at) => ({
      rowIndex: one.rowIndex,
      id: made?.[at]?.id ?? null,
      number: made?.[at]?.number ?? null,
      employee: presentNamed(one.person),
      competenceList: [...one.competences],
      participantCountList: countRoles(one, form, ahead[at]?.issues ?? []),
      workError: ahead[at]?.errors.map((issue) => speakIssue(issue, t)).join('; ') || null,
    })),
    participantCount: countPeople(planned),
    inviteeCount: new Set(ahead.flatMap(({ inviteeIds }) => inviteeIds)).size,
    warningList: [
      ...heavyIssues(planned, asked),
      ...joinWarnings(said.flatMap(({ issues }) => issues)),
    ].map((issue) => speakIssue(issue, t)),
    isFromStructure,
    roleOutcomeList: countOutcomes(ahead.map(({ facts }) => facts)),
    load: loadOf(planned.map(({ person }, at) => [person.id, ahead[at]!.facts])),
  };
}

/** Says how many colleagues stand on more lists than the cycle wants (rule 138a). */
function heavyIssues(planned: readonly Planned[], { perRater }: FillLoad): Issue[] {
  const raters = planned.flatMap(({ participants }) =>
    participants.map(({ person, type }) => ({ id: person.id, type })),
  );
  const loads = addLoads(
    new Map(),
    raters.map(({ id }) => id),
  );
  const count = countHeavy(raters, loads, perRater);
  const params = { count, most: perRater };
  return count > 0 ? [{ path: '', key: 'fromFileMessages.heavy', params }] : [];
}

const takeOut = (
  subjects: readonly FilledSubject[],
  leftOutList: readonly LeftOut[],
): FilledSubject[] => {
  const pairs = new Set(leftOutList.map(({ subjectId, raterId }) => `${subjectId} ${raterId}`));
  return subjects.map((subject) => ({
    ...subject,
    participants: subject.participants.filter(
      ({ person }) => !pairs.has(`${subject.person.id} ${person.id}`),
    ),
  }));
};

const countPeople = (planned: readonly Planned[]): number =>
  new Set(planned.flatMap(({ participants }) => participants.map(({ person }) => person.id))).size;

export const nothingMade: ManyReply = {
  cycle: null,
  questionaryList: [],
  participantCount: 0,
  inviteeCount: 0,
  warningList: [],
  isFromStructure: false,
  roleOutcomeList: [],
  load: loadOf([]),
};

/** Where raters come from the structure, the warning of a missing leader says that the structure lacks them. */
const sayLeaderless =
  (planned: readonly Planned[], locale: Locale) => (ahead: Ahead, at: number) => {
    const name = planned[at] ? shortName(planned[at].person, locale) : '';
    return {
      issues: ahead.issues.map(
        (issue): Issue =>
          issue.key === 'questionaryMessages.noSupervisor'
            ? { path: issue.path, key: 'fromFileMessages.withoutLeader', params: { name } }
            : issue,
      ),
    };
  };

/**
 * The competencies chosen for all, with names. Undefined where each position's own are used. 400 at
 * one that the brand does not have.
 */
async function chosenCompetences(
  scope: Scope,
  { form: { competenceIds }, locale }: AskedMany,
): Promise<Entry[] | undefined> {
  if (!competenceIds) return undefined;
  const names = await competenceNames(scope, competenceIds, locale);
  const issues = competenceIds.flatMap((id, at): Issue[] =>
    names.has(id)
      ? []
      : [{ path: `competenceList.${at}`, key: 'questionaryMessages.unknownCompetence' }],
  );
  if (issues.length > 0) throw invalid(...issues);
  return [...new Set(competenceIds)].flatMap((id) => names.get(id) ?? []);
}

async function planSubjects(
  scope: Scope,
  subjects: readonly FilledSubject[],
  chosen: Entry[] | undefined,
  locale: Locale,
): Promise<{ planned: Planned[]; errors: RowIssues[] }> {
  const positionIds = chosen ? [] : subjects.map(({ person }) => person.positionId);
  const own = await competencesOfPositions(scope, positionIds, locale);
  const planned = subjects.map((subject) => ({
    ...subject,
    competences: chosen ?? own.get(subject.person.positionId) ?? [],
  }));
  const errors = planned
    .filter(({ competences }) => competences.length === 0)
    .map(({ rowIndex, person: { position } }) => ({
      rowIndex,
      issues: [
        { path: '', key: 'fromFileMessages.noCompetencies', params: { position } } satisfies Issue,
      ],
    }));
  return { planned, errors };
}

/** The form as HR would fill it in for one person. */
function formOf(
  { person, competences, participants }: Planned,
  { method, dateStart, dateEnd, isAnonymous, smallGroups }: PlannedMany['form'],
): WholeForm {
  return {
    method,
    dateStart,
    dateEnd,
    isAnonymous,
    smallGroups,
    type: 'surname',
    employeeList: [{ id: person.id }],
    competenceList: competences.map(({ id }) => ({ id })),
    participantList: participants.map((one) => ({ id: one.person.id, type: one.type })),
  };
}

function countRoles(
  { participants, colleaguesOutOf }: Planned,
  { method }: ManyForm,
  issues: Issue[],
) {
  const tooFew = tooFewRoles(issues);
  return pickedRoles(method).map((type) => ({
    type,
    count: participants.filter((one) => one.type === type).length,
    outOf: type === 'colleague' ? colleaguesOutOf : null,
    isTooFew: tooFew.has(type),
  }));
}

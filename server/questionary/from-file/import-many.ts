import type { ReplyFields } from '#contract/call/endpoint.ts';
import type { Entry } from '#contract/call/fields.ts';
import { type Issue, speakIssue } from '#contract/call/issues.ts';
import { pickedRoles, type QuestionaryForm } from '#contract/questionary.ts';
import type { importMany as endpoint, ImportManyForm } from '#contract/questionary-from-file.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { Scope } from '#server/db/scope.ts';
import { invalid } from '#server/errors.ts';
import { createQuestionaries, requireValid } from '#server/questionary/create-questionary.ts';
import { joinWarnings, tooFewRoles } from '#server/questionary/work/warning-rules.ts';
import type { Clock } from '#server/questionary/work/work-facts.ts';
import { groupBy } from '#server/shared/group-by.ts';
import type { MappedTable } from '#server/table-file/map-columns.ts';
import { presentPerson } from './import-participants.ts';
import { lookAhead, type Planned } from './look-ahead.ts';
import { speakErrors } from './participant-file.ts';
import { competenceNames, competencesOfPositions, findPeopleByEmail } from './queries.ts';
import { type ReadSubject, readSubjects } from './read-participants.ts';

type Reply = ReplyFields<typeof endpoint>;
type Table = MappedTable<'subjectEmail' | 'email' | 'role'>;

interface Asked extends Clock {
  form: ImportManyForm;
  isDryRun: boolean;
  t: T;
  locale: Locale;
}

/**
 * Creates a questionary for every subject in the file, or none at all. A dry run creates none and
 * answers the same.
 */
export async function importMany(scope: Scope, table: Table, asked: Asked): Promise<Reply> {
  const { form, isDryRun, now, t } = asked;
  const chosen = await chosenCompetences(scope, asked);
  if (table.errors.length > 0) return refused(table.errors, t);
  const emails = table.records.flatMap(({ values }) => [values.subjectEmail, values.email]);
  const read = readSubjects(table.records, await findPeopleByEmail(scope, emails), form.method);
  const { planned, errors } = await planSubjects(scope, read.subjects, chosen, asked.locale);
  const wrong = byRow([...read.errors, ...errors]);
  if (wrong.length > 0) return refused(wrong, t);
  const forms = planned.map((one) => formOf(one, form));
  const made = isDryRun
    ? await requireValid(scope, forms)
    : await createQuestionaries(scope, forms, now);
  const ahead = await lookAhead(scope, planned, asked);
  return {
    data: planned.map((one, at) => ({
      rowIndex: one.rowIndex,
      id: made?.[at]?.id ?? null,
      number: made?.[at]?.number ?? null,
      employee: presentPerson(one.person),
      competenceList: [...one.competences],
      participantCountList: countRoles(one, form, ahead[at]?.issues ?? []),
      workError: ahead[at]?.errors.map((issue) => speakIssue(issue, t)).join('; ') || null,
    })),
    participantCount: planned.reduce((sum, { participants }) => sum + participants.length, 0),
    inviteeCount: new Set(ahead.flatMap(({ inviteeIds }) => inviteeIds)).size,
    warningList: joinWarnings(ahead.flatMap(({ issues }) => issues)).map((issue) =>
      speakIssue(issue, t),
    ),
    ...speakErrors([], t),
  };
}

type Errors = Table['errors'];

const refused = (errors: Errors, t: T): Reply => ({
  data: [],
  participantCount: 0,
  inviteeCount: 0,
  warningList: [],
  ...speakErrors(errors, t),
});

/** Sorts by the file's rows and joins everything wrong with a row. */
function byRow(errors: Errors): Errors {
  return [...groupBy(errors, ({ rowIndex }) => rowIndex)]
    .map(([rowIndex, group]) => ({ rowIndex, issues: group.flatMap(({ issues }) => issues) }))
    .sort((a, b) => a.rowIndex - b.rowIndex);
}

/**
 * The competencies chosen for all, with names. Undefined where each position's own are used. 400 at
 * one that the brand does not have.
 */
async function chosenCompetences(
  scope: Scope,
  { form, locale }: Asked,
): Promise<Entry[] | undefined> {
  if (!form.competenceList) return undefined;
  const names = await competenceNames(scope, form.competenceList, locale);
  const issues = form.competenceList.flatMap((id, at): Issue[] =>
    names.has(id)
      ? []
      : [{ path: `competenceList.${at}`, key: 'questionaryMessages.unknownCompetence' }],
  );
  if (issues.length > 0) throw invalid(...issues);
  return [...new Set(form.competenceList)].flatMap((id) => names.get(id) ?? []);
}

async function planSubjects(
  scope: Scope,
  subjects: readonly ReadSubject[],
  chosen: Entry[] | undefined,
  locale: Locale,
): Promise<{ planned: Planned[]; errors: Errors }> {
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
  { method, dateStart, dateEnd, isAnonymous = true }: ImportManyForm,
): QuestionaryForm {
  return {
    method,
    type: 'surname',
    dateStart,
    dateEnd,
    isAnonymous,
    employeeList: [{ id: person.id }],
    competenceList: competences.map(({ id }) => ({ id })),
    participantList: participants.map((one) => ({ id: one.person.id, type: one.type })),
  };
}

function countRoles({ participants }: Planned, { method }: ImportManyForm, issues: Issue[]) {
  const tooFew = tooFewRoles(issues);
  return pickedRoles(method).map((type) => ({
    type,
    count: participants.filter((one) => one.type === type).length,
    isTooFew: tooFew.has(type),
  }));
}

import { z } from 'zod/mini';
import {
  type EmployeeField,
  employeeFieldNames,
} from '#core/employee/contract/rules/directory-fields.ts';
import { runKinds } from '#core/employee/contract/rules/run.ts';
import { runStates } from '#core/employee/contract/rules/run-outlook.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { listOf, one } from '#platform/contract/call/envelope.ts';
import { paging } from '#platform/contract/call/query.ts';

/** What each import of people has changed, and taking that back (rules 178 and 179). */

/** For how many days a run may be taken back. */
export const undoDays = 7;

/** Why somebody stays as a run has left them. */
export const stayReasons = [
  'asked',
  'signsIn',
  'changed',
  'leads',
  'placeGone',
  'leadersClash',
] as const;
export type StayReason = (typeof stayReasons)[number];

/** The fields that a run may change. */
export type RunField = EmployeeField | 'leaderIds';
export const runFields: RunField[] = [...employeeFieldNames, 'leaderIds'];

const counts = {
  created: z.number(),
  changed: z.number(),
  moved: z.number(),
  returned: z.number(),
  /** People whom a source names no more (rule 186). */
  left: z.number(),
  /** People of the file in whom nothing changed. */
  unchanged: z.number(),
};
export type RunCounts = { [Key in keyof typeof counts]: number };

const run = z.object({
  id: z.string(),
  /** The file's. */
  name: z.string(),
  /** The source, or the API key, that it came from. Null: somebody has sent the file by hand. */
  source: z.nullable(z.string()),
  /** Only a taken one has changed anything. */
  state: z.enum(runStates),
  /** ISO 8601: when it was taken, or the file came. */
  at: z.string(),
  /** Who did it. Null where they are no user any more, or nobody was asked. */
  by: z.nullable(z.string()),
  ...counts,
  /** Until when it may be taken back, ISO 8601. Null: that is over, done, or there is nothing to take back. */
  undoUntil: z.nullable(z.string()),
  /** Null while nobody has taken it back. */
  undone: z.nullable(
    z.object({
      at: z.string(),
      by: z.nullable(z.string()),
      /** How many people went back, and how many stayed. */
      back: z.number(),
      stayed: z.number(),
    }),
  ),
});
export type PeopleRun = z.infer<typeof run>;

export const getPeopleRuns = endpoint({
  name: 'getPeopleRuns',
  summary: 'The imports of people, newest first, each with what it has changed',
  method: 'GET',
  path: '/peopleRun',
  access: 'directory_employee_employee_import',
  query: z.strictObject(paging),
  reply: listOf(run),
});

export const getPeopleRun = endpoint({
  name: 'getPeopleRun',
  summary: 'One import of people',
  method: 'GET',
  path: '/peopleRun/{id}',
  access: 'directory_employee_employee_import',
  reply: one(run),
});

const runPerson = z.object({
  /** The employee's. */
  id: z.string(),
  name: z.string(),
  /** Where they are now. */
  position: z.string(),
  subdivision: z.string(),
  kind: z.enum(runKinds),
  /** Former and new values: places and leaders by name. Empty for who was created. */
  changeList: z.array(
    z.object({ field: z.enum(runFields), before: z.string(), after: z.string() }),
  ),
  /** Why they stayed when the run was taken back. */
  stayed: z.nullable(z.enum(stayReasons)),
});
export type RunPerson = z.infer<typeof runPerson>;

export const getPeopleRunPeople = endpoint({
  name: 'getPeopleRunPeople',
  summary: 'Whom an import of people has changed, by name',
  method: 'GET',
  path: '/peopleRun/{id}/people',
  access: 'directory_employee_employee_import',
  query: z.strictObject({
    kind: z.optional(z.enum(runKinds)),
    /** Only who stayed when it was taken back. */
    stayed: z.optional(z.literal('true')),
    ...paging,
  }),
  reply: listOf(runPerson),
});

/** How many of those who stay are named at once. */
export const mostStayNamed = 100;

export const previewPeopleRunUndo = endpoint({
  name: 'previewPeopleRunUndo',
  summary: 'How many people would go back if an import were taken back now, and who would stay',
  method: 'GET',
  path: '/peopleRun/{id}/undo',
  access: 'directory_employee_employee_import',
  reply: one(
    z.object({
      back: z.number(),
      stayed: z.number(),
      /** The first of them. */
      stayList: z.array(
        z.object({ id: z.string(), name: z.string(), reason: z.enum(stayReasons) }),
      ),
    }),
  ),
  errors: ['conflict'],
});

export const undoPeopleRun = endpoint({
  name: 'undoPeopleRun',
  summary: 'Takes an import of people back, except for those on whom something hangs',
  method: 'POST',
  path: '/peopleRun/{id}/undo',
  access: 'directory_employee_employee_import',
  fresh: 'sometimes',
  reply: one(run),
  errors: ['conflict'],
});

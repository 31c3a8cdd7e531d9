import { z } from 'zod/mini';
import {
  absentWays,
  sourceErrors,
  sourceKinds,
  sourceModes,
} from '#addon/source/contract/rules/source.ts';
import { dateOrder, nameOrder } from '#core/employee/contract/employee-import.ts';
import { runStates } from '#core/employee/contract/rules/run-outlook.ts';
import { outlook } from '#core/employee/contract/run/outlook.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing, one } from '#platform/contract/call/envelope.ts';
import { optionalText, text, version } from '#platform/contract/call/fields.ts';

/** Sources of people: files that are read by machine, and saying yes to what they bring (rules 186–188). */

/** What a person decides at an import by hand, decided once for every file. */
const choices = {
  createPlaces: z.boolean(),
  restorePlaces: z.boolean(),
  takeBack: z.boolean(),
  tidyNames: z.boolean(),
  skipWithoutEmail: z.boolean(),
  leaveLeadersOut: z.boolean(),
  /** Who has no day of hiring was hired on the day on which the file came. */
  hiresToday: z.boolean(),
  dateOrder: z.nullable(dateOrder),
  nameOrder: z.nullable(nameOrder),
};
export type SourceChoices = { [Key in keyof typeof choices]: z.output<(typeof choices)[Key]> };
export const choiceNames = /* @__PURE__ */ Object.keys(choices) as (keyof SourceChoices)[];

const settings = {
  name: text(60),
  kind: z.enum(sourceKinds),
  /** A folder within the company's, '' for that one itself, or an https address. */
  address: optionalText(1000),
  choices: z.strictObject(choices),
  absent: z.enum(absentWays),
  mode: z.enum(sourceModes),
  /** The hour of the company's day at which it is read. Null: as it changes. */
  hour: z.nullable(z.int().check(z.minimum(0), z.maximum(23))),
  isActive: z.boolean(),
};

/** Where files that were read go. */
export const doneFolder = 'done';
export const failedFolder = 'failed';
/** One name: nothing leads up or further down. */
const folderName = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,99}$/u;
const isFolder = (name: string): boolean =>
  name === '' || (folderName.test(name) && ![doneFolder, failedFolder].includes(name));

function isPlainHttps(address: string): boolean {
  try {
    const { protocol, username, password } = new URL(address);
    return protocol === 'https:' && username === '' && password === '';
  } catch {
    return false;
  }
}

type Placed = { kind: 'folder' | 'https'; address: string };
const isPlaced = ({ kind, address }: Placed): boolean =>
  kind === 'folder' ? isFolder(address) : isPlainHttps(address);

export const sourceForm = z
  .strictObject({
    ...settings,
    /** Left out it stays; null takes it away. */
    login: z.optional(z.nullable(z.strictObject({ user: text(200), password: text(1000) }))),
    version,
  })
  .check(z.refine(isPlaced, { error: 'sourceMessages.invalidAddress', path: ['address'] }));
export type SourceForm = z.output<typeof sourceForm>;

export const peopleSource = z.object({
  ...settings,
  id: z.string(),
  version: z.number(),
  choices: z.object(choices),
  hasLogin: z.boolean(),
  /** ISO 8601: when somebody looked there last. */
  lookedAt: z.nullable(z.string()),
  lastError: z.nullable(z.enum(sourceErrors)),
  /** Whether somebody has said yes to what it brings. */
  isConfirmed: z.boolean(),
  lastRun: z.nullable(z.object({ id: z.string(), state: z.enum(runStates), at: z.string() })),
});
export type PeopleSource = z.infer<typeof peopleSource>;

export const getSources = endpoint({
  name: 'getSources',
  summary: 'From where people come by machine',
  method: 'GET',
  path: '/people/source',
  access: 'people_source_list',
  reply: one(
    z.object({
      sourceList: z.array(peopleSource),
      /** The company's folder on the server. Null: the operator has set none. */
      folder: z.nullable(z.string()),
    }),
  ),
});

export const createSource = endpoint({
  name: 'createSource',
  summary: 'Adds a source of people: a folder of the server, or an https address',
  method: 'POST',
  path: '/people/source',
  access: 'people_source_update',
  fresh: true,
  body: sourceForm,
  reply: one(peopleSource),
  errors: ['conflict'],
});

export const updateSource = endpoint({
  name: 'updateSource',
  summary: 'Changes a source of people. From another place, its first file waits for a yes again',
  method: 'PUT',
  path: '/people/source/{id}',
  access: 'people_source_update',
  fresh: true,
  body: sourceForm,
  reply: one(peopleSource),
  errors: ['conflict', 'staleVersion'],
});

export const deleteSource = endpoint({
  name: 'deleteSource',
  summary: 'Deletes a source of people. Nobody it has brought changes; what waits is refused',
  method: 'DELETE',
  path: '/people/source/{id}',
  access: 'people_source_update',
  fresh: true,
  reply: nothing,
});

export const runSource = endpoint({
  name: 'runSource',
  summary: 'Looks for a file of a source now, in the background, even one that was read already',
  method: 'POST',
  path: '/people/source/{id}/now',
  access: 'people_source__invoke',
  reply: nothing,
  errors: ['conflict'],
});

const sourceRun = z.object({
  id: z.string(),
  /** The file's name. */
  name: z.string(),
  source: z.string(),
  state: z.enum(runStates),
  /** It was taken, and then taken back (rule 179). */
  isUndone: z.boolean(),
  /** ISO 8601. */
  at: z.string(),
  by: z.nullable(z.string()),
  outlook,
});
export type SourceRun = z.infer<typeof sourceRun>;

export const getSourceRun = endpoint({
  name: 'getSourceRun',
  summary: 'What a file of a source would do, or did, by figures and names',
  method: 'GET',
  path: '/people/sourceRun/{id}',
  access: 'people_source_list',
  reply: one(sourceRun),
});

export const exportSourceRun = endpoint({
  name: 'exportSourceRun',
  summary: 'Everybody whom a file of a source would change, as XLSX. 409 once somebody has decided',
  method: 'GET',
  path: '/people/sourceRun/{id}/file',
  access: 'people_source_list',
  fresh: true,
  reply: 'file',
  errors: ['conflict'],
});

export const takeSourceRun = endpoint({
  name: 'takeSourceRun',
  summary:
    'Says yes to what a file brings. 409 with the changed names where that is another than was shown',
  method: 'POST',
  path: '/people/sourceRun/{id}/take',
  access: 'people_source__invoke',
  fresh: true,
  reply: one(sourceRun),
  errors: ['conflict'],
});

export const refuseSourceRun = endpoint({
  name: 'refuseSourceRun',
  summary: 'Says no to what a file brings: nothing changes',
  method: 'POST',
  path: '/people/sourceRun/{id}/refuse',
  access: 'people_source__invoke',
  reply: one(sourceRun),
  errors: ['conflict'],
});

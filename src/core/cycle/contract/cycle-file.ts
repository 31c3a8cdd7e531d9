import { z } from 'zod/mini';
import { cyclePolicy } from '#core/cycle/contract/policy/cycle.ts';
import { subjectFields } from '#core/questionary/contract/questionary-from-file.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { flag } from '#platform/contract/call/query.ts';
import { fileChoices, fileReply } from '#platform/contract/table-file.ts';

const subjectsForm = z.strictObject(fileChoices(subjectFields));
export type SubjectsForm = z.output<typeof subjectsForm>;

const subjectsReply = z.object({
  ...fileReply(subjectFields),
  /** People of the file who are new in the cycle or back in it, and those who stand in it already. */
  addedCount: z.number(),
  alreadyCount: z.number(),
  /** Raters that the file names, over all of them. */
  raterCount: z.number(),
});
export type SubjectsReply = z.infer<typeof subjectsReply>;

export const importSubjects = endpoint({
  name: 'importSubjects',
  summary:
    'Adds the people of a file to a cycle, with their raters where it names any, all or none; with dryRun only says what it would add. To a cycle by cards each new one comes with a questionary, a draft',
  method: 'POST',
  path: '/cycle/{id}/file',
  access: cyclePolicy.addSubjects.needs,
  query: z.strictObject({ dryRun: flag }),
  body: subjectsForm,
  upload: true,
  reply: subjectsReply,
  errors: ['conflict'],
});

export const exportCycle = endpoint({
  name: 'exportCycle',
  summary:
    'The board of a cycle as a workbook: people, stages, numbers of raters and answers; no marks, and nobody who answered',
  method: 'GET',
  path: '/cycle/{id}/export',
  access: 'cycle_cycle_list',
  reply: 'file',
});

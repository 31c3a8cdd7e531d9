import { z } from 'zod/mini';
import {
  type RunFigure,
  runFigures,
  runReasons,
  unclearReasons,
} from '#core/employee/contract/rules/run-outlook.ts';
import { fileProblem, movedDays } from '#platform/contract/table-file.ts';

const named = z.object({
  /** The employee's; null for who would be new. */
  id: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  before: z.string(),
  after: z.string(),
  /** Why nothing is done to them. */
  unclear: z.nullable(z.enum(unclearReasons)),
});
export type NamedPerson = z.infer<typeof named>;

const perFigure = <S extends z.core.$ZodType>(schema: S) =>
  z.object(
    Object.fromEntries(runFigures.map((figure) => [figure, schema])) as Record<RunFigure, S>,
  );

/** What a file would do, as HR is asked about it. */
export const outlook = z.object({
  reasonList: z.array(z.enum(runReasons)),
  figures: perFigure(z.number()),
  /** People of whom other details change, and of whom nothing does. */
  other: z.number(),
  unchanged: z.number(),
  /** Who works here now. */
  present: z.number(),
  /** The first of each figure, by name. Nobody once somebody has decided: names go with the file. */
  people: perFigure(z.array(named)),
  /** People whose answers in an open anonymous assessment would not count (rule 25): how many, and the first of them. */
  uncounted: z.number(),
  uncountedList: z.array(z.string()),
  /** Why the file can't be read as one of people, in the reader's language. */
  problemList: z.array(fileProblem),
  movedDays: z.nullable(movedDays),
});
export type Outlook = z.infer<typeof outlook>;

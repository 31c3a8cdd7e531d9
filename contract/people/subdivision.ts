import { z } from 'zod/mini';
import { archiveCalls, directoryCalls, namesCall } from '#contract/platform/call/directory.ts';
import { isArchived, text } from '#contract/platform/call/fields.ts';
import { archivableQuery } from '#contract/platform/call/query.ts';

export const subdivision = z.object({
  id: z.string(),
  version: z.number(),
  isArchived,
  name: z.string(),
});
export type Subdivision = z.infer<typeof subdivision>;

export const subdivisionForm = z.strictObject({ name: text(200) });

export const subdivisionCalls = {
  ...directoryCalls('subdivision', {
    row: subdivision,
    form: subdivisionForm,
    query: archivableQuery,
  }),
  ...archiveCalls('subdivision', { row: subdivision }),
  names: namesCall('subdivision'),
};

import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';
import { cycleStatuses } from './rules/cycle.ts';

/** What a new company has so far of what its first assessment needs. */
export const firstDay = z.object({
  /** Without those who have left. */
  employeeCount: z.number(),
  competenceCount: z.number(),
  /** How many of them bear a name of the product's library. */
  libraryCount: z.number(),
  /** The newest cycle that isn't archived: another way to begin. */
  cycle: z.nullable(z.object({ id, name: z.string(), status: z.enum(cycleStatuses) })),
  /** The company's time zone while nobody has saved its settings, so that it is asked once. */
  unsettledZone: z.nullable(z.string()),
});
export type FirstDay = z.infer<typeof firstDay>;

export const getFirstDay = endpoint({
  name: 'getFirstDay',
  summary:
    'What a new company has of what its first questionary needs; null once one has been in work',
  method: 'GET',
  path: '/questionary/first-day',
  access: 'questionary_questionary_create',
  reply: one(z.nullable(firstDay)),
});

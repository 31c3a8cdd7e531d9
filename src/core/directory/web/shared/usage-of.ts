import { z } from 'zod/mini';
import { type Usage, usage } from '#core/directory/contract/usage.ts';
import type { ApiError } from '#platform/web/api/call.ts';

/** Where an item that could not be deleted is used; undefined when the delete failed for another reason. */
export function usageOf({ data }: ApiError): Usage | undefined {
  const parsed = z.safeParse(usage, data);
  return parsed.success ? parsed.data : undefined;
}

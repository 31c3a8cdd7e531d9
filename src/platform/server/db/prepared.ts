import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';

/**
 * A statement that a connection prepares when it first sends it: from then on PostgreSQL neither
 * reads nor plans it again, which is most of the work of a short one. For what runs at every call.
 */
export function prepared(text: string): (...values: unknown[]) => QueryConfig {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  return (...values) => ({ name, text, values });
}

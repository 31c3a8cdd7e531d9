import type { ApiKey } from '#addon/api-key/contract/key.ts';
import { inShort } from '#core/security/server/networks.ts';
import type { ListedKey } from './queries.ts';

const day = 24 * 60 * 60 * 1000;

export const stateOf = (
  { expiresAt, isOfSuper }: Pick<ListedKey, 'expiresAt' | 'isOfSuper'>,
  now: Date,
): ApiKey['state'] => (expiresAt <= now ? 'over' : isOfSuper ? 'works' : 'resting');

export const showKey = ({ isOfSuper, networks, ...row }: ListedKey, now: Date): ApiKey => ({
  ...row,
  ipList: networks.map(inShort),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  daysLeft: Math.max(0, Math.ceil((row.expiresAt.getTime() - now.getTime()) / day)),
  state: stateOf({ ...row, isOfSuper }, now),
});

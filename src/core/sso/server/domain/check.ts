import type { BrandDomain } from '#core/sso/contract/domain.ts';
import { domainGraceDays, domainRecord } from '#core/sso/contract/rules/sso.ts';
import type { Outbound } from '#platform/server/outbound/outbound.ts';
import type { DomainRow } from './queries.ts';

const day = 24 * 60 * 60 * 1000;
const mark = 'o360=';

/** The record that proves a domain. */
export const recordOf = ({ domain, token }: Pick<DomainRow, 'domain' | 'token'>) => ({
  name: `${domainRecord}.${domain}`,
  value: mark + token,
});

/** Whether its record is there. Throws where nobody can tell now. */
export async function isRecorded(outbound: Outbound, row: DomainRow): Promise<boolean> {
  const { name, value } = recordOf(row);
  const found = await outbound.lookUpTxt(name);
  return found.some((text) => text.trim() === value);
}

/** What a look at the record changes. A proof outlives its record by some days: somebody may put it back. */
export function afterLook(
  { provenAt, missingSince }: Pick<DomainRow, 'provenAt' | 'missingSince'>,
  isThere: boolean,
  now: Date,
): Pick<DomainRow, 'provenAt' | 'missingSince' | 'checkedAt'> {
  if (isThere) return { provenAt: provenAt ?? now, missingSince: null, checkedAt: now };
  if (!provenAt) return { provenAt, missingSince: null, checkedAt: now };
  const since = missingSince ?? now;
  const isOver = now.getTime() - since.getTime() >= domainGraceDays * day;
  return {
    provenAt: isOver ? null : provenAt,
    missingSince: isOver ? null : since,
    checkedAt: now,
  };
}

export const shownDomain = (row: DomainRow): BrandDomain => ({
  domain: row.domain,
  record: recordOf(row),
  provenAt: row.provenAt?.toISOString() ?? null,
  byOperator: row.byOperator,
  checkedAt: row.checkedAt?.toISOString() ?? null,
  missingSince: row.missingSince?.toISOString() ?? null,
});

import { useQuery } from '@tanstack/react-query';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import type { ArchivableEntry, Entry } from '#platform/contract/call/fields.ts';
import type { T } from '#platform/texts/t.ts';
import { partQuery } from '#platform/web/api/queries.ts';

/** Full lists for forms to choose from, without what is archived (rule 86). */
export const useCompetences = () => useQuery(partQuery(competenceCalls.list, { query: {} }));
export const usePositionNames = (enabled = true) =>
  useQuery({ ...partQuery(positionCalls.names), enabled, select: withoutArchived });
export const useSubdivisionNames = (enabled = true) =>
  useQuery({ ...partQuery(subdivisionCalls.names), enabled, select: withoutArchived });

/** With archived ones, for filters of what is past and for anybody who has one. */
export const useAllPositionNames = (enabled = true) =>
  useQuery({ ...partQuery(positionCalls.names), enabled });
export const useAllSubdivisionNames = (enabled = true) =>
  useQuery({ ...partQuery(subdivisionCalls.names), enabled });

const withoutArchived = <Reply extends { data: ArchivableEntry[] }>(reply: Reply): Reply => ({
  ...reply,
  data: reply.data.filter(({ isArchived }) => !isArchived),
});

/** A name with a mark where it is archived. */
export const markedName = ({ name, isArchived }: Omit<ArchivableEntry, 'id'>, t: T): string =>
  isArchived ? t('shell.archivedName', { name }) : name;

/**
 * What a form offers: all but archived ones, of which anybody who has one keeps it. While the names are
 * loading, only one's own is offered.
 */
export const placeOptions = (
  names: readonly ArchivableEntry[] | undefined,
  own: Entry | undefined | null,
  t: T,
) =>
  (names ?? (own ? [own] : []))
    .filter(({ id, isArchived }: ArchivableEntry) => !isArchived || id === own?.id)
    .map((entry) => ({ value: entry.id, label: markedName(entry, t) }));

import { useQuery } from '@tanstack/react-query';
import { commonQuestionCalls } from '#contract/people/common-question.ts';
import { competenceCalls } from '#contract/people/competence.ts';
import { employeeCalls } from '#contract/people/employee.ts';
import { positionCalls } from '#contract/people/position.ts';
import { subdivisionCalls } from '#contract/people/subdivision.ts';
import type { ArchivableQuery, ListQuery } from '#contract/platform/call/query.ts';
import type { ApiError } from '#web/platform/api/call.ts';
import { pageQuery, useSend } from '#web/platform/api/queries.ts';
import { type DirectorySearch, directoryAddress } from './directory-search.ts';
import { usageOf } from './usage-of.ts';

/** The query of a directory list; ascending unless told otherwise (spec 3, section 7). */
export const directoryQuery = (search: DirectorySearch): ListQuery => ({
  orderBy: search.orderBy ?? 'ASC',
  ...directoryAddress.paging(search),
  q: search.q,
});

/** The same for entries that can be archived (rule 86). */
export const archivableQuery = (search: DirectorySearch): ArchivableQuery => ({
  ...directoryQuery(search),
  ...(search.archived && { withArchived: true }),
});

// Keep showing the old results while the next search is running.
const kept = { placeholderData: <T>(previous: T) => previous };

export const useCompetenceList = (search: DirectorySearch) =>
  useQuery({ ...pageQuery(competenceCalls.list, { query: archivableQuery(search) }), ...kept });
export const usePositionList = (search: DirectorySearch) =>
  useQuery({ ...pageQuery(positionCalls.list, { query: archivableQuery(search) }), ...kept });
export const useSubdivisionList = (search: DirectorySearch) =>
  useQuery({ ...pageQuery(subdivisionCalls.list, { query: archivableQuery(search) }), ...kept });
export const useEmployeeList = (search: DirectorySearch) =>
  useQuery({ ...pageQuery(employeeCalls.list, { query: directoryQuery(search) }), ...kept });
export const useQuestionList = (search: DirectorySearch) =>
  useQuery({ ...pageQuery(commonQuestionCalls.list, { query: directoryQuery(search) }), ...kept });

/** A form shows failures itself, at its fields. */
const meta = { quiet: true };
/** If the item can't be deleted because it is used, a dialog shows where. */
const orUsage = { isShown: (error: ApiError) => usageOf(error) !== undefined };

export const useCreateCompetence = () => useSend(competenceCalls.create, { meta });
export const useUpdateCompetence = () =>
  useSend(competenceCalls.update, { listedIn: competenceCalls.list, meta });
export const useDeleteCompetence = () => useSend(competenceCalls.delete, { meta: orUsage });
export const useArchiveCompetence = () => ({
  archive: useSend(competenceCalls.archive),
  restore: useSend(competenceCalls.restore),
});
export const useCreatePosition = () => useSend(positionCalls.create, { meta });
export const useUpdatePosition = () =>
  useSend(positionCalls.update, { listedIn: positionCalls.list, meta });
export const useDeletePosition = () => useSend(positionCalls.delete, { meta: orUsage });
export const useArchivePosition = () => ({
  archive: useSend(positionCalls.archive),
  restore: useSend(positionCalls.restore),
});
export const useCreateSubdivision = () => useSend(subdivisionCalls.create, { meta });
export const useUpdateSubdivision = () =>
  useSend(subdivisionCalls.update, { listedIn: subdivisionCalls.list, meta });
export const useDeleteSubdivision = () => useSend(subdivisionCalls.delete, { meta: orUsage });
export const useArchiveSubdivision = () => ({
  archive: useSend(subdivisionCalls.archive),
  restore: useSend(subdivisionCalls.restore),
});
export const useCreateEmployee = () => useSend(employeeCalls.create, { meta });
export const useUpdateEmployee = () =>
  useSend(employeeCalls.update, { listedIn: employeeCalls.list, meta });
export const useDeleteEmployee = () => useSend(employeeCalls.delete, { meta: orUsage });
export const useCreateQuestion = () => useSend(commonQuestionCalls.create, { meta });
export const useUpdateQuestion = () =>
  useSend(commonQuestionCalls.update, {
    listedIn: commonQuestionCalls.list,
    meta,
  });
export const useDeleteQuestion = () => useSend(commonQuestionCalls.delete, { meta: orUsage });
/** No success toast: the list itself shows the new order. */
export const useMoveQuestion = () =>
  useSend(commonQuestionCalls.update, { meta: { quiet: 'success' } });

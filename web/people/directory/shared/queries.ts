import { useQuery } from '@tanstack/react-query';
import {
  createCommonQuestion,
  deleteCommonQuestion,
  getCommonQuestionList,
  updateCommonQuestion,
} from '#contract/people/common-question.ts';
import {
  archiveCompetence,
  createCompetence,
  deleteCompetence,
  getCompetenceList,
  restoreCompetence,
  updateCompetence,
} from '#contract/people/competence.ts';
import {
  createEmployee,
  deleteEmployee,
  getEmployeeList,
  updateEmployee,
} from '#contract/people/employee.ts';
import {
  archivePosition,
  createPosition,
  deletePosition,
  getPositionList,
  restorePosition,
  updatePosition,
} from '#contract/people/position.ts';
import {
  archiveSubdivision,
  createSubdivision,
  deleteSubdivision,
  getSubdivisionList,
  restoreSubdivision,
  updateSubdivision,
} from '#contract/people/subdivision.ts';
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
  useQuery({ ...pageQuery(getCompetenceList, { query: archivableQuery(search) }), ...kept });
export const usePositionList = (search: DirectorySearch) =>
  useQuery({ ...pageQuery(getPositionList, { query: archivableQuery(search) }), ...kept });
export const useSubdivisionList = (search: DirectorySearch) =>
  useQuery({ ...pageQuery(getSubdivisionList, { query: archivableQuery(search) }), ...kept });
export const useEmployeeList = (search: DirectorySearch) =>
  useQuery({ ...pageQuery(getEmployeeList, { query: directoryQuery(search) }), ...kept });
export const useQuestionList = (search: DirectorySearch) =>
  useQuery({ ...pageQuery(getCommonQuestionList, { query: directoryQuery(search) }), ...kept });

/** A form shows failures itself, at its fields. */
const meta = { quiet: true };
/** If the item can't be deleted because it is used, a dialog shows where. */
const orUsage = { isShown: (error: ApiError) => usageOf(error) !== undefined };

export const useCreateCompetence = () => useSend(createCompetence, { meta });
export const useUpdateCompetence = () =>
  useSend(updateCompetence, { listedIn: getCompetenceList, meta });
export const useDeleteCompetence = () => useSend(deleteCompetence, { meta: orUsage });
export const useArchiveCompetence = () => ({
  archive: useSend(archiveCompetence),
  restore: useSend(restoreCompetence),
});
export const useCreatePosition = () => useSend(createPosition, { meta });
export const useUpdatePosition = () => useSend(updatePosition, { listedIn: getPositionList, meta });
export const useDeletePosition = () => useSend(deletePosition, { meta: orUsage });
export const useArchivePosition = () => ({
  archive: useSend(archivePosition),
  restore: useSend(restorePosition),
});
export const useCreateSubdivision = () => useSend(createSubdivision, { meta });
export const useUpdateSubdivision = () =>
  useSend(updateSubdivision, { listedIn: getSubdivisionList, meta });
export const useDeleteSubdivision = () => useSend(deleteSubdivision, { meta: orUsage });
export const useArchiveSubdivision = () => ({
  archive: useSend(archiveSubdivision),
  restore: useSend(restoreSubdivision),
});
export const useCreateEmployee = () => useSend(createEmployee, { meta });
export const useUpdateEmployee = () => useSend(updateEmployee, { listedIn: getEmployeeList, meta });
export const useDeleteEmployee = () => useSend(deleteEmployee, { meta: orUsage });
export const useCreateQuestion = () => useSend(createCommonQuestion, { meta });
export const useUpdateQuestion = () =>
  useSend(updateCommonQuestion, {
    listedIn: getCommonQuestionList,
    meta,
  });
export const useDeleteQuestion = () => useSend(deleteCommonQuestion, { meta: orUsage });
/** No success toast: the list itself shows the new order. */
export const useMoveQuestion = () => useSend(updateCommonQuestion, { meta: { quiet: 'success' } });

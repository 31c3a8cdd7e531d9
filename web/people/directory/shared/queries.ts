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
import { shows } from '#web/platform/shared/shows.ts';
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

export const useCreateCompetence = () =>
  useSend(createCompetence, { reloads: shows.competence, meta });
export const useUpdateCompetence = () =>
  useSend(updateCompetence, { listedIn: getCompetenceList, reloads: shows.competence, meta });
export const useDeleteCompetence = () =>
  useSend(deleteCompetence, { reloads: shows.competence, meta: orUsage });
export const useArchiveCompetence = () => ({
  archive: useSend(archiveCompetence, { reloads: shows.competence }),
  restore: useSend(restoreCompetence, { reloads: shows.competence }),
});
export const useCreatePosition = () => useSend(createPosition, { reloads: shows.position, meta });
export const useUpdatePosition = () =>
  useSend(updatePosition, { listedIn: getPositionList, reloads: shows.position, meta });
export const useDeletePosition = () =>
  useSend(deletePosition, { reloads: shows.position, meta: orUsage });
export const useArchivePosition = () => ({
  archive: useSend(archivePosition, { reloads: shows.position }),
  restore: useSend(restorePosition, { reloads: shows.position }),
});
export const useCreateSubdivision = () =>
  useSend(createSubdivision, { reloads: shows.subdivision, meta });
export const useUpdateSubdivision = () =>
  useSend(updateSubdivision, { listedIn: getSubdivisionList, reloads: shows.subdivision, meta });
export const useDeleteSubdivision = () =>
  useSend(deleteSubdivision, { reloads: shows.subdivision, meta: orUsage });
export const useArchiveSubdivision = () => ({
  archive: useSend(archiveSubdivision, { reloads: shows.subdivision }),
  restore: useSend(restoreSubdivision, { reloads: shows.subdivision }),
});
export const useCreateEmployee = () => useSend(createEmployee, { reloads: shows.person, meta });
export const useUpdateEmployee = () =>
  useSend(updateEmployee, { listedIn: getEmployeeList, reloads: shows.person, meta });
export const useDeleteEmployee = () =>
  useSend(deleteEmployee, { reloads: shows.person, meta: orUsage });
export const useCreateQuestion = () =>
  useSend(createCommonQuestion, { reloads: shows.commonQuestion, meta });
export const useUpdateQuestion = () =>
  useSend(updateCommonQuestion, {
    listedIn: getCommonQuestionList,
    reloads: shows.commonQuestion,
    meta,
  });
export const useDeleteQuestion = () =>
  useSend(deleteCommonQuestion, { reloads: shows.commonQuestion, meta: orUsage });
/** No success toast: the list itself shows the new order. */
export const useMoveQuestion = () =>
  useSend(updateCommonQuestion, { reloads: shows.commonQuestion, meta: { quiet: 'success' } });

import { useQuery } from '@tanstack/react-query';
import {
  createCommonQuestion,
  deleteCommonQuestion,
  getCommonQuestionList,
  updateCommonQuestion,
} from '#contract/common-question.ts';
import {
  createCompetence,
  deleteCompetence,
  getCompetenceList,
  updateCompetence,
} from '#contract/competence.ts';
import {
  createEmployee,
  deleteEmployee,
  getEmployeeList,
  updateEmployee,
} from '#contract/employee.ts';
import {
  createPosition,
  deletePosition,
  getPositionDictionary,
  getPositionList,
  updatePosition,
} from '#contract/position.ts';
import { getQuestionaryStructure } from '#contract/questionary.ts';
import { getStructureEmployees, getStructureSubdivisions } from '#contract/structure.ts';
import {
  createSubdivision,
  deleteSubdivision,
  getSubdivisionDictionary,
  getSubdivisionList,
  updateSubdivision,
} from '#contract/subdivision.ts';
import { pageQuery, partQuery, useSend } from '#web/api-queries.ts';
import { type DirectorySearch, listQuery } from './directory-search.ts';

// What was found before stays in view while the next search is under way.
const kept = { placeholderData: <T>(previous: T) => previous };

export const useCompetenceList = (search: DirectorySearch) =>
  useQuery({ ...pageQuery(getCompetenceList, { query: listQuery(search) }), ...kept });
export const usePositionList = (search: DirectorySearch) =>
  useQuery({ ...pageQuery(getPositionList, { query: listQuery(search) }), ...kept });
export const useSubdivisionList = (search: DirectorySearch) =>
  useQuery({ ...pageQuery(getSubdivisionList, { query: listQuery(search) }), ...kept });
export const useEmployeeList = (search: DirectorySearch) =>
  useQuery({ ...pageQuery(getEmployeeList, { query: listQuery(search) }), ...kept });
export const useQuestionList = (search: DirectorySearch) =>
  useQuery({ ...pageQuery(getCommonQuestionList, { query: listQuery(search) }), ...kept });

export const useCompetencies = () => useQuery(partQuery(getCompetenceList, { query: {} }));
export const usePositionNames = () => useQuery(partQuery(getPositionDictionary));
export const useSubdivisionNames = () => useQuery(partQuery(getSubdivisionDictionary));

/** A form says itself what went wrong, at the fields. */
const meta = { quiet: true };
const competencies = [getCompetenceList, getPositionList];
/** Everything that shows employees: what changes one reloads it. */
export const employeeLists = [getEmployeeList, getStructureEmployees, getStructureSubdivisions];
const positions = [getPositionList, getPositionDictionary, ...employeeLists];
const subdivisions = [
  ...[getSubdivisionList, getSubdivisionDictionary, ...employeeLists],
  getQuestionaryStructure,
];
const questions = [getCommonQuestionList];

export const useCreateCompetence = () => useSend(createCompetence, { reloads: competencies, meta });
export const useUpdateCompetence = () =>
  useSend(updateCompetence, { listedIn: getCompetenceList, reloads: competencies, meta });
export const useDeleteCompetence = () => useSend(deleteCompetence, { reloads: competencies });
export const useCreatePosition = () => useSend(createPosition, { reloads: positions, meta });
export const useUpdatePosition = () =>
  useSend(updatePosition, { listedIn: getPositionList, reloads: positions, meta });
export const useDeletePosition = () => useSend(deletePosition, { reloads: positions });
export const useCreateSubdivision = () =>
  useSend(createSubdivision, { reloads: subdivisions, meta });
export const useUpdateSubdivision = () =>
  useSend(updateSubdivision, { listedIn: getSubdivisionList, reloads: subdivisions, meta });
export const useDeleteSubdivision = () => useSend(deleteSubdivision, { reloads: subdivisions });
export const useCreateEmployee = () => useSend(createEmployee, { reloads: employeeLists, meta });
export const useUpdateEmployee = () =>
  useSend(updateEmployee, { listedIn: getEmployeeList, reloads: employeeLists, meta });
export const useDeleteEmployee = () => useSend(deleteEmployee, { reloads: employeeLists });
export const useCreateQuestion = () => useSend(createCommonQuestion, { reloads: questions, meta });
export const useUpdateQuestion = () =>
  useSend(updateCommonQuestion, { listedIn: getCommonQuestionList, reloads: questions, meta });
export const useDeleteQuestion = () => useSend(deleteCommonQuestion, { reloads: questions });
/** Success shows in the list itself. */
export const useMoveQuestion = () =>
  useSend(updateCommonQuestion, { reloads: questions, meta: { quiet: 'success' } });

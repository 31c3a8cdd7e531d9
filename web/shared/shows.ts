import { getAuditList } from '#contract/audit.ts';
import { getAwaitedList } from '#contract/awaited.ts';
import { getCommonQuestionList } from '#contract/common-question.ts';
import { getCompetenceList } from '#contract/competence.ts';
import { getCurrentUserInfo } from '#contract/current-user.ts';
import { getEmployeeList } from '#contract/employee.ts';
import { getFiredEmployees } from '#contract/employee-fired.ts';
import { getFirstDay } from '#contract/first-day.ts';
import { getLibrary } from '#contract/library.ts';
import { getPositionDictionary, getPositionList } from '#contract/position.ts';
import { getEmployeeCompany, getEmployeeProfile } from '#contract/profile.ts';
import {
  getQuestionary,
  getQuestionaryList,
  getQuestionaryStructure,
} from '#contract/questionary.ts';
import { suggestParticipants } from '#contract/questionary-from-structure.ts';
import { getReport } from '#contract/report.ts';
import { compareReports, getReportTrend } from '#contract/report-compare.ts';
import { getHistoryList } from '#contract/report-history.ts';
import { getEmployeeReports, getReportGroup, getReportList } from '#contract/report-list.ts';
import { getStructureEmployees, getStructureSubdivisions } from '#contract/structure.ts';
import { findInStructureTree, getStructureTree } from '#contract/structure-tree.ts';
import { getSubdivisionDictionary, getSubdivisionList } from '#contract/subdivision.ts';
import { getTestingList } from '#contract/testing.ts';
import { getUserList } from '#contract/user.ts';

/** An employee and a user are one person: changing either changes the other (rule 1) and its version. */
const person = [
  getEmployeeList,
  getFiredEmployees,
  getEmployeeProfile,
  getEmployeeCompany,
  getEmployeeReports,
  getUserList,
  getCurrentUserInfo,
  getStructureEmployees,
  getStructureSubdivisions,
  getStructureTree,
  findInStructureTree,
  // A profile opens beside any page, so these may be in view when somebody is renamed.
  getQuestionaryList,
  getQuestionary,
  suggestParticipants,
  getReportList,
  getReportGroup,
  getTestingList,
  getAwaitedList,
  getAuditList,
  getFirstDay,
];

/** For each thing, the calls that show it. Whatever changes the thing loads these again. */
export const shows = {
  person,
  position: [getPositionList, getPositionDictionary, ...person],
  subdivision: [getSubdivisionList, getSubdivisionDictionary, getQuestionaryStructure, ...person],
  competence: [getCompetenceList, getLibrary, getPositionList, getQuestionary, getFirstDay],
  commonQuestion: [getCommonQuestionList],
  /** Reports of earlier years: an earlier one changes what stands beside the later ones. */
  history: [
    getHistoryList,
    getReportList,
    getReportGroup,
    getEmployeeReports,
    getReport,
    compareReports,
    getReportTrend,
  ],
};

import { getAwaitedList } from '#contract/assessment/awaited.ts';
import { getFirstDay } from '#contract/assessment/first-day.ts';
import {
  getQuestionary,
  getQuestionaryList,
  getQuestionaryStructure,
} from '#contract/assessment/questionary.ts';
import { suggestParticipants } from '#contract/assessment/questionary-from-structure.ts';
import { getReport } from '#contract/assessment/report.ts';
import { compareReports, getReportTrend } from '#contract/assessment/report-compare.ts';
import { getHistoryList } from '#contract/assessment/report-history.ts';
import {
  getEmployeeReports,
  getReportGroup,
  getReportList,
} from '#contract/assessment/report-list.ts';
import { getTestingList } from '#contract/assessment/testing.ts';
import { getAuditList } from '#contract/company/audit.ts';
import { getCurrentUserInfo } from '#contract/company/current-user.ts';
import { getCommonQuestionList } from '#contract/people/common-question.ts';
import { getCompetenceList } from '#contract/people/competence.ts';
import { getEmployeeList } from '#contract/people/employee.ts';
import { getFiredEmployees } from '#contract/people/employee-fired.ts';
import { getLibrary } from '#contract/people/library.ts';
import { getPositionDictionary, getPositionList } from '#contract/people/position.ts';
import { getEmployeeCompany, getEmployeeProfile } from '#contract/people/profile.ts';
import { getStructureEmployees, getStructureSubdivisions } from '#contract/people/structure.ts';
import { findInStructureTree, getStructureTree } from '#contract/people/structure-tree.ts';
import { getSubdivisionDictionary, getSubdivisionList } from '#contract/people/subdivision.ts';
import { getUserList } from '#contract/people/user.ts';

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

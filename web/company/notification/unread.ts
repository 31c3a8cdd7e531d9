import type { getQuestionary, getQuestionaryList } from '#contract/assessment/questionary.ts';
import type {
  getEmployeeReports,
  getReportGroup,
  getReportList,
} from '#contract/assessment/report-list.ts';
import type { getTestingList } from '#contract/assessment/testing.ts';
import type { Events } from '#contract/company/event.ts';
import type { NotificationType } from '#contract/company/rules/templates.ts';
import type { Said } from '#web/platform/api/stream.ts';
import { createStore } from '#web/platform/ui/base/store.ts';

/** How many notifications are unread; undefined until it is known. */
export const unread = createStore<number | undefined>(undefined);

/** Calls by their names alone: their contracts would be loaded with every screen. */
type Name =
  | (typeof getQuestionaryList)['name']
  | (typeof getQuestionary)['name']
  | (typeof getReportList)['name']
  | (typeof getReportGroup)['name']
  | (typeof getEmployeeReports)['name']
  | (typeof getTestingList)['name'];

/** What shows the things that a notification tells of. */
const shows: Record<NotificationType, readonly Name[]> = {
  questionaryDone: ['getQuestionaryList', 'getQuestionary', 'getReportList', 'getReportGroup'],
  nextCreated: ['getQuestionaryList'],
  reportReady: ['getReportList', 'getReportGroup', 'getEmployeeReports'],
  invitation: ['getTestingList'],
  reminder: ['getTestingList'],
};

/** Keeps the count that a stream says. Returns the names of the calls that are out of date now. */
export function hearUnread({ event, data }: Said): string[] {
  if (event !== 'notification' || data === undefined) return [];
  const { unreadCount, typeList }: Events['notification'] = JSON.parse(data);
  unread.set(unreadCount);
  return typeList.flatMap((type) => shows[type] ?? []);
}

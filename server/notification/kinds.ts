import type { NotificationType } from '#contract/notification.ts';
import { speak } from '#i18n/speak.ts';
import type { Locale, T } from '#i18n/t.ts';
import { longDate } from '#server/shared/long-date.ts';

interface OfQuestionary {
  questionaryId: string;
  number: number;
  /** Dates, YYYY-MM-DD. */
  dateStart: string;
  dateEnd: string;
}

/**
 * What each type's text is made from, as it was then. Never who has answered, nor how many: it is told
 * at the moment when the last one did (rule 24).
 */
export interface NotificationValues {
  /** `name`: whom it is about (rule 13). */
  questionaryDone: OfQuestionary & { name: string };
  /** Of the questionary that was created. */
  nextCreated: OfQuestionary & { name: string };
  reportReady: OfQuestionary & { employeeId: string };
  /** The last day that is nearest. */
  invitation: Pick<OfQuestionary, 'dateEnd'>;
}

type Kinds = {
  [N in NotificationType]: {
    text: (t: T, values: NotificationValues[N], day: (date: string) => string) => string;
    /** Where it leads: a path of the web. */
    path: (values: NotificationValues[N]) => string;
    /** The page that shows several of them. */
    allPath: string;
  };
};

const journal = '/estimation/questionary';
const reports = '/estimation/reports';
const testing = '/estimation/questionary/testing';

export const kinds: Kinds = {
  questionaryDone: {
    text: (t, { number, name }) => t('notification.text.questionaryDone', { number, name }),
    path: ({ questionaryId }) => `${journal}/${questionaryId}`,
    allPath: journal,
  },
  nextCreated: {
    text: (t, { number, name, dateStart, dateEnd }, day) =>
      t('notification.text.nextCreated', {
        number,
        name,
        from: day(dateStart),
        to: day(dateEnd),
      }),
    path: ({ questionaryId }) => `${journal}/${questionaryId}`,
    allPath: journal,
  },
  reportReady: {
    text: (t, { number, dateStart, dateEnd }, day) =>
      t('notification.text.reportReady', { number, from: day(dateStart), to: day(dateEnd) }),
    path: ({ questionaryId, employeeId }) =>
      `${reports}?questionary=${questionaryId}&employee=${employeeId}`,
    allPath: reports,
  },
  invitation: {
    text: (t, { dateEnd }, day) => t('notification.text.invitation', { to: day(dateEnd) }),
    path: () => testing,
    allPath: testing,
  },
};

/** What a letter tells too. Whoever is invited has a letter of its own. */
const mailed = ['questionaryDone', 'nextCreated', 'reportReady'] as const;
export type Mailed = (typeof mailed)[number];
export const isMailed = (type: NotificationType): type is Mailed =>
  (mailed as readonly NotificationType[]).includes(type);

/** As kept: the values are those of the type. */
export interface Kept {
  type: NotificationType;
  values: unknown;
}

/** The text of a notification in that language, and where it leads. */
export function spell({ type, values }: Kept, locale: Locale): { text: string; path: string } {
  const { text, path } = kinds[type];
  const known = values as never;
  return {
    text: text(speak[locale], known, (date) => longDate(date, locale)),
    path: path(known),
  };
}

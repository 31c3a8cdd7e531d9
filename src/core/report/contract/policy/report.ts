import { releaseNeeds } from '#core/questionary/contract/policy/needs.ts';
import { type Allowed, always } from '#platform/contract/call/policy.ts';
import type { Method, reportTypes } from '#platform/contract/rules/methods.ts';

interface Thing {
  method: Method;
  type: (typeof reportTypes)[number];
  kind: 'interim' | 'final';
  /** It waits to be opened, or HR holds it. Left out where its subject may read it. */
  opening?: { state: 'waits' | 'held' } | undefined;
  /** Whether the reader reads reports as they are made: HR. */
  readsAsMade?: boolean;
}

/** What may be done with a report that one may open (rules 12, 88 and 132). */
export const reportPolicy = {
  export: { needs: 'report_report_list', when: always },
  send: {
    needs: 'report_report_send',
    when: ({ opening, readsAsMade }: Pick<Thing, 'opening' | 'readsAsMade'>) =>
      !opening || readsAsMade === true,
  },

  compare: {
    needs: 'report_report_list',
    when: ({ method, kind }: Thing) => method === '360' && kind === 'final',
  },
  remove: { needs: 'report_history_import', when: ({ type }: Thing) => type === 'broughtIn' },
} as const satisfies Record<string, Allowed<Thing>>;
export type ReportVerb = keyof typeof reportPolicy;
export const reportVerbs = /* @__PURE__ */ Object.keys(reportPolicy) as ReportVerb[];

const isFinalAnd =
  (state: 'waits' | 'held') =>
  ({ kind, opening }: Pick<Thing, 'kind' | 'opening'>): boolean =>
    kind === 'final' && opening?.state === state;

/**
 * Opening a report to whom it is about (rules 132 and 136). Before that they may not open it themself, whatever their roles,
 * so nobody opens or holds their own.
 */
export const sharingPolicy = {
  release: { needs: releaseNeeds, when: isFinalAnd('waits') },
  hold: { needs: 'report_report_hold', when: isFinalAnd('waits') },
  letGo: { needs: 'report_report_hold', when: isFinalAnd('held') },
} as const satisfies Record<string, Allowed<Thing>>;
export type SharingVerb = keyof typeof sharingPolicy;

/** All verbs that an answer names. */
export const allReportVerbs = [
  ...reportVerbs,
  .../* @__PURE__ */ (Object.keys(sharingPolicy) as SharingVerb[]),
] as const;

import { type Allowed, always } from '#contract/platform/call/policy.ts';
import type { Method, reportTypes } from '#contract/platform/rules/methods.ts';

interface Thing {
  method: Method;
  type: (typeof reportTypes)[number];
  kind: 'interim' | 'final';
}

/** What may be done with a report that one may open (rules 12 and 88). */
export const reportPolicy = {
  export: { needs: 'report_report_list', when: always },
  send: { needs: 'report_report_send', when: always },
  compare: {
    needs: 'report_report_list',
    when: ({ method, kind }: Thing) => method === '360' && kind === 'final',
  },
  remove: { needs: 'report_history_import', when: ({ type }: Thing) => type === 'broughtIn' },
} as const satisfies Record<string, Allowed<Thing>>;
export type ReportVerb = keyof typeof reportPolicy;
export const reportVerbs = /* @__PURE__ */ Object.keys(reportPolicy) as ReportVerb[];

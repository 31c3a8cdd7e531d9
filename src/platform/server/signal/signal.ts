import type { NewsType } from '#core/mail/contract/template/rules/templates.ts';

/** The channel of PostgreSQL by which processes tell each other. */
export const channel = 'otsenka_signal';

/** What has happened to a member: a notification of that type has come, some were read, or a job is further on. */
export interface Signal {
  /** The membership. */
  to: string;
  what: NewsType | 'read' | 'job';
}

export const readSignal = (payload: string | undefined): Signal => JSON.parse(payload ?? '{}');

/** The channel of PostgreSQL by which processes tell each other. */
export const channel = 'otsenka_signal';

/** What may have happened: some notifications were read, a job is further on, or what a subject adds of its own. */
export interface Happenings {
  read: true;
  job: true;
}

/** What has happened to a member. */
export interface Signal {
  /** The membership. */
  to: string;
  what: keyof Happenings;
}

export const readSignal = (payload: string | undefined): Signal => JSON.parse(payload ?? '{}');

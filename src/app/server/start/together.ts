import * as all from '#app/server/subjects.ts';

type Subject = (typeof all)[keyof typeof all]['manifest'];
export const subjects: readonly Subject[] = Object.values(all).map(({ manifest }) => manifest);

type Kind = 'tasks' | 'cron' | 'letters' | 'slack';
type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never;
type Brought<K extends Kind> = Extract<Subject, Record<K, object>>[K];

/** All that subjects bring of that kind, by its names. What none brings is no part of the type. */
export const together = <K extends Kind>(kind: K): All<Brought<K>> =>
  Object.assign({}, ...subjects.map((subject) => (subject as Partial<Record<Kind, object>>)[kind]));

import type { Translation } from '#platform/texts/t.ts';
import type { planMessages as ru } from './ru.ts';

export const planMessages: Translation<typeof ru> = {
  created: 'Plan created',
  saved: 'Plan saved',
  shared: 'Your manager now sees the plan',
  unshared: 'Only you see the plan now',
  noted: 'Note added',
  closed: 'Plan closed',

  anotherOpen: 'You already have an open plan. Reload the page.',
  isClosed: 'A closed plan can’t be changed',
  tooManyNotes: 'The plan already has {{max}} notes, there’s no room for more',
  unknownCompetence: 'This competency no longer exists',
  unknownGoal: 'This goal no longer exists. Reload the page.',
  goalTwice: 'This goal is listed twice',
};

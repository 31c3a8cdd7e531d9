import type { HeldVoice } from '#core/questionary/server/voice/voice-rules.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { joinNames } from './warning-rules.ts';

interface Named {
  id: string;
  name: string;
}

export interface HeldFacts {
  subjects: readonly Named[];
  participants: readonly Named[];
  /** The voices that may not begin. */
  held: readonly HeldVoice[];
  /** Whoever looks; about themself they read neither a reason nor a day. */
  readerId: string | null;
}

/** Who can't be asked about whom, why, and from which day on (rule 26c). */
export function heldIssues({ subjects, participants, held, readerId }: HeldFacts): Issue[] {
  const nameOf = (list: readonly Named[], id: string) =>
    list.find((one) => one.id === id)?.name ?? '';
  return joinNames(
    held.map((voice): Issue => {
      const subject = nameOf(subjects, voice.subjectId);
      const name = nameOf(participants, voice.raterId);
      const { key, params } = wordsOf(voice, voice.subjectId === readerId);
      return {
        path: 'participantList',
        key,
        params: { ...params, subject, name, personId: voice.raterId },
      };
    }),
  );
}

function wordsOf({ why, by }: HeldVoice, isOwn: boolean): Pick<Issue, 'key' | 'params'> {
  if (isOwn) return { key: 'questionaryMessages.held.notHere' };
  if (!by) return { key: `questionaryMessages.held.${why === 'self' ? 'self' : 'twice'}` };
  return {
    key: `questionaryMessages.held.${by.isInWork ? 'inWork' : 'until'}`,
    params: { number: by.number, date: by.freeFrom },
  };
}

/** The same for one rater: people of whom the same is said stand in one sentence. */
export function joinSubjects(issues: readonly Issue[]): Issue[] {
  const turned = issues.map(
    ({ params: { subject = '', name = '', ...params } = {}, ...issue }) => ({
      ...issue,
      params: { ...params, subject: name, name: subject },
    }),
  );
  return joinNames(turned).map(
    ({ params: { subject = '', names = '', ...params } = {}, ...issue }) => ({
      ...issue,
      params: { ...params, subject: names, names: subject },
    }),
  );
}

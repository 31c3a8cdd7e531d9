import { keepsAnonymity } from '#contract/rules/methods.ts';
import type { ReportContent } from '#contract/rules/report-content.ts';
import { clean, inOneLine } from './clean.ts';
import type { Reading } from './groups.ts';

/** As many as one can work on until the next assessment. */
const goals = 3;

/**
 * The last page: what the person assessed will work on, to be filled in by hand, and questions for
 * the manager's talk about it. Null where nothing is to be talked over yet: in an interim report, and
 * where the others gave no mark.
 */
export function whatNextOf(reading: Reading) {
  const { content, t, isOwn } = reading;
  const hasMarks = content.competenceMarkList.some((each) => each.otherParticipantMark !== null);
  if (content.kind === 'interim' || !hasMarks) return null;
  const names = suggestedNames(content);
  return {
    heading: t('whatNext.heading'),
    lead: [
      t(isOwn ? 'whatNext.leadOwn' : 'whatNext.lead'),
      ...(names.length > 0 ? [] : [t('whatNext.nothingLow')]),
    ].join(' '),
    labels: {
      competence: t('whatNext.competence'),
      until: t('whatNext.until'),
      step: t('whatNext.step'),
      sign: t('whatNext.sign'),
      talked: t('whatNext.talked'),
      again: t('whatNext.again'),
    },
    goals: Array.from({ length: goals }, (_, at) => {
      const name = names[at];
      return name === undefined ? null : t('whatNext.suggested', { name });
    }),
    talk: t('whatNext.talk'),
    talkNote: keepsAnonymity(content) ? t('whatNext.talkAnonymous') : null,
    questions: questionsOf(reading),
  };
}

/** What is low, each competence once; hidden strengths need no work. */
function suggestedNames(content: ReportContent): string[] {
  const { competenceMinMarkList, developmentZoneList, blindZoneList } = content;
  const low = [...competenceMinMarkList, ...developmentZoneList, ...blindZoneList];
  const byId = new Map(low.map(({ competenceId, name }) => [competenceId, name]));
  return [...byId.values()].map((name) => inOneLine(clean(name))).slice(0, goals);
}

function questionsOf({ content, t }: Reading): string[] {
  const hasSelf = content.competenceMarkList.some(({ selfMark }) => selfMark !== null);
  return [
    t('whatNext.questions.surprise'),
    t('whatNext.questions.strength'),
    t(hasSelf ? 'whatNext.questions.difference' : 'whatNext.questions.disagreement'),
    t('whatNext.questions.important'),
    t('whatNext.questions.step'),
    t('whatNext.questions.help'),
  ];
}

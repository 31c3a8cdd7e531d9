import type { Translation } from '#platform/texts/t.ts';
import type { whatNext as ru } from './ru.ts';

export const whatNext: Translation<typeof ru> = {
  lead: {
    own: 'Select up to three competencies to work on. Fill in this page by hand and discuss it with your manager.',
    other:
      'For the person assessed to fill in by hand: select up to three competencies to work on, then discuss them with the manager.',
  },
  nothingLow:
    'The report shows no clear development areas, so a strength to build on is a good choice.',
  choice: {
    own: 'Select one to three things to work on: one step is better than ten intentions. Then talk them over with your manager.',
    other: 'The person writes the development plan themselves: one to three things to work on.',
    competences: 'Competencies',
    strengths: 'Strengths',
    behaviours: 'What others see least often',
    full: 'Three are selected. More won’t fit into six months.',
    plan: 'Make a plan',
  },
  talkOwn: 'What your manager will ask: six questions',
  prepare: 'Prepare for the talk',
  competence: 'Competency',
  suggested: 'For example: {{name}}',
  until: 'By when',
  step: 'First step',
  sign: 'How we’ll know it worked',
  talk: 'For the manager: six questions to discuss',
  talkAnonymous: 'Don’t try to find out who said what: talk about what to do next.',
  questions: {
    surprise: 'What in this report surprised you, and what did you expect?',
    strength: 'Which strength helps you most often, and where else could you use it?',
    difference: 'Where do your self-rating and others’ rating differ, and how do you explain it?',
    disagreement: 'Which rating do you disagree with, and why?',
    important: 'Which of these matters most for your work over the next six months?',
    step: 'What will your first step be, and what could get in its way?',
    help: 'How can I help, and when should we talk about it again?',
  },
  talked: 'Date of this talk',
  again: 'Next talk',
};

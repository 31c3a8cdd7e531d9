import type { Translation } from '#platform/texts/t.ts';
import type { talk as ru } from './ru.ts';

export const talk: Translation<typeof ru> = {
  title: 'The talk about the report',
  of: '{{name}}, report #{{number}}',
  lead: 'Half an hour, just the two of you, in no hurry. What you want at the end: one step and the day you come back to it.',
  print: 'Print',
  toReport: 'Read the report',
  waits: 'The employee can’t see the report yet. Share it after the talk.',
  how: {
    title: 'How to lead the talk',
    name: '“{{name}}”',
    listen: 'Listen first: let the person say what they saw in the report.',
    strengths: 'Start with the strengths: {{names}}.',
    anyStrength: 'Start with what the person does well.',
    toDevelop: 'Of what could be developed, discuss one or two things: {{names}}.',
    anyToDevelop: 'There are no clear development areas: ask which strength to build on.',
    end: 'Agree on one step and the day you’ll talk again.',
  },
  questions: 'Six questions',
  after: {
    surprise: 'Let them finish, and don’t explain the ratings.',
    strength: 'Add an example that you saw yourself.',
    difference: 'Ask about examples, not about who is right.',
    disagreement: 'Neither defend nor dispute the rating. Ask what example could be behind it.',
    important: 'The choice is theirs. Say what matters to the team, then let them select.',
    step: 'A good step can be done in two weeks, and others can see it.',
    help: 'Name the day right away and write it down.',
  },
  avoid: {
    title: 'What not to say',
    dont: 'Don’t say',
    instead: 'Say',
    list: {
      who: '“Who could have written this?”',
      marks: '“A three here is unfair”',
      others: '“Your colleagues’ ratings are higher”',
      weak: '“Let’s start with what’s bad”',
      all: '“Fix all this by the next assessment”',
    },
    better: {
      who: '“What of this do you notice yourself?”',
      marks: '“What situations could be behind this?”',
      others: '“What of this matters for your work?”',
      weak: '“What do you do best?”',
      all: '“Which one step will you start with?”',
    },
    why: 'Reviewers were promised that no one learns who answered what. Guessing aloud breaks that promise, even when the guess is wrong.',
  },
  agreed: 'What you agreed on',
  nothingYet: 'There’s nothing to talk over yet',
  nothingYetText: 'A talk makes sense once the report is final and has ratings from other people.',
};

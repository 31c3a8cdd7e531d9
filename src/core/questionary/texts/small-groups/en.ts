import type { Translation } from '#platform/texts/t.ts';
import type { smallGroups as ru } from './ru.ts';

/** English needs one form where Russian needs several cases. */
const people = {
  colleague_one: '{{count}} peer',
  colleague_other: '{{count}} peers',
  customer_one: '{{count}} customer',
  customer_other: '{{count}} customers',
  subordinate_one: '{{count}} direct report',
  subordinate_other: '{{count}} direct reports',
};
const roles = { colleague: 'peers', customer: 'customers', subordinate: 'direct reports' };

export const smallGroups: Translation<typeof ru> = {
  label: 'Small roles',
  hint: 'Roles with responses from fewer than {{threshold}} people are first combined with each other. If even together they’re fewer than {{threshold}}:',
  way: { joined: 'Combine with another role', leftOut: 'Leave out' },
  chosen: 'Small roles: {{way}}',
  joined: 'Their ratings go into one line with the smallest of the other roles.',
  leftOut: 'Their ratings are part of no number. The lines of the other roles stay as they are.',
  joinedHere: '{{people}}: the ratings of {{small}} go into the combined line “{{line}}”.',
  leftOutHere: '{{people}}: the ratings of {{small}} are part of no number.',
  large:
    'No role has fewer than {{threshold}} people now: this matters only if some don’t respond.',
  together: 'In this assessment, if everyone responds, there’s a line “{{line}}” either way.',
  tooFew:
    'In this assessment there’s no one to combine with: it takes {{threshold}} responses together, and there are only {{people}}.',
  preview: {
    title: 'How roles appear in the report',
    subjects_one: 'About {{count}} person',
    subjects_other: 'About {{count}} people',
    from_one: 'A line of its own from {{count}} response on',
    from_other: 'A line of its own from {{count}} responses on',
    uncounted: '(of whom don’t count towards the threshold: {{count}})',
    joins: 'It takes in {{roles}} too.',
    below: 'With fewer, the ratings {{outcome}}.',
    never_one: 'A line of its own takes {{count}} response',
    never_other: 'A line of its own takes {{count}} responses',
    instead: 'The ratings {{outcome}}.',
    shown: 'go into one line with {{roles}}',
    nowhere: 'are part of no number',
    all: 'That’s if everyone else responds. A response with hardly any ratings doesn’t count.',
  },
  outcomes: {
    title: 'How roles appear in the reports if everyone responds',
    alone: '{{role}}: a line of its own for {{alone}} of {{total}}',
    combined: 'combined for {{count}}',
    leftOut: 'in no number for {{count}}',
  },
  toRoles: roles,
  withRoles: roles,
  people,
  ofPeople: people,
};

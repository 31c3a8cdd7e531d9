import type { smallGroups as ru } from '../ru/small-groups.ts';
import type { Translation } from '../t.ts';

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
    'Every role has at least {{threshold}} people now: this matters only if some don’t respond.',
  together: 'In this assessment, if everyone responds, there’s a line “{{line}}” either way.',
  tooFew:
    'In this assessment there’s no one to combine with: it takes at least {{threshold}} responses together, and there are only {{people}}.',
  people: {
    colleague_one: '{{count}} peer',
    colleague_other: '{{count}} peers',
    customer_one: '{{count}} customer',
    customer_other: '{{count}} customers',
    subordinate_one: '{{count}} direct report',
    subordinate_other: '{{count}} direct reports',
  },
  ofPeople: {
    colleague_one: '{{count}} peer',
    colleague_other: '{{count}} peers',
    customer_one: '{{count}} customer',
    customer_other: '{{count}} customers',
    subordinate_one: '{{count}} direct report',
    subordinate_other: '{{count}} direct reports',
  },
};

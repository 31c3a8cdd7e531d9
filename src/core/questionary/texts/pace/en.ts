/** How long all of it takes, and how to be done in time (rule 138). */
export const pace = {
  all: 'In all {{minutes}}.',
  aDay_one: '{{count}} person a day is enough to finish in time.',
  aDay_other: '{{count}} people a day are enough to finish in time.',
} as const;

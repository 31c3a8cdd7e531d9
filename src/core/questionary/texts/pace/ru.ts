/** How long all of it takes, and how to be done in time (rule 138). */
export const pace = {
  all: 'Всего {{minutes}}.',
  aDay_one: 'По {{count}} человеку в день — и вы успеете.',
  aDay_few: 'По {{count}} человека в день — и вы успеете.',
  aDay_many: 'По {{count}} человек в день — и вы успеете.',
} as const;

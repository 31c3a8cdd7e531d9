/** Development plans: their page. */
export const plan = {
  wrong: {
    tooManyGoals: 'В плане не больше трёх целей',
  },
} as const;

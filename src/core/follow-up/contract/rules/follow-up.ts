/** Did it change (rules 229 to 231): how much is asked, and when. */

/** What a rater says of a behaviour. */
export const changeAnswers = ['more', 'same', 'less', 'none'] as const;
export type ChangeAnswer = (typeof changeAnswers)[number];

/** What is told of it. `few`: too few could say. */
export const changeWords = ['more', 'same', 'less', 'few'] as const;
export type ChangeWord = (typeof changeWords)[number];

export const mostChosen = 3;

/** Characters of the one sentence. */
export const longestSentence = 300;

/** So many days before it, the person assessed may choose what is asked. */
export const choosingDays = 14;

/** So many days it is open to answers, the first among them. */
export const openDays = 14;

/** So many days before its last day raters are reminded, once. */
export const remindDays = 3;

/** At least so many who count, whatever the company's threshold. */
export const fewestAsked = 3;

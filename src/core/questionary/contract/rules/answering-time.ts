/** How many questions there are of each kind. */
export interface QuestionCounts {
  ratingCount: number;
  textCount: number;
}

const secondsFor = { rating: 12, text: 60 };

/** About how many minutes the questions take: 12 seconds per rating, a minute per text. */
export function minutesFor({ ratingCount, textCount }: QuestionCounts): number {
  const seconds = ratingCount * secondsFor.rating + textCount * secondsFor.text;
  return Math.max(1, Math.ceil(seconds / 60));
}

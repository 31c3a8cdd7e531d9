/** The day it is here, YYYY-MM-DD; only tells what has not begun from what is over. */
export function today(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const useToday = (): string => today(new Date());

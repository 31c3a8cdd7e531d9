/** Since when a change of e-mail or name, a record or a report is recent: 30 days (rules 25 and 26). */
export const recently = (now: Date): Date => new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000);

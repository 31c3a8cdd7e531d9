/** Whether a proxy says that it passes this call on. */
export const isPassedOn = (headers: object): boolean =>
  'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers;

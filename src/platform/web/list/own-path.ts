/** A path within this application. Anything that would lead elsewhere is dropped. */
export const ownPathParam = (given: unknown): string | undefined =>
  typeof given === 'string' && /^\/(?![/\\])[^\t\n\r]*$/.test(given) ? given : undefined;

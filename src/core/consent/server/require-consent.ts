import type { ConsentAsked } from '#core/answering/contract/answering.ts';
import { Failure } from '#platform/server/shared/errors.ts';

/** Why no answers are taken: what the device has typed stays there, and is sent once they have agreed. */
export const consentMissing = () =>
  new Failure('conflict', {
    text: { key: 'consentMessages.missing' },
    data: { isConsentAsked: true } satisfies ConsentAsked,
  });

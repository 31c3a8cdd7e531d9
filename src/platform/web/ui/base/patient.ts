import { browserTimer, type Timer } from './timer.ts';

/** How long a file of the program is waited for, in ms. */
const patience = 120_000;

/** The same loading, which fails when patience ends: a file that never comes would be waited for for ever. */
export function patient<T>(loading: Promise<T>, timer: Timer = browserTimer): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const end = timer(
      () => reject(new Error('A part of the program did not load in time')),
      patience,
    );
    loading.then(resolve, reject).finally(end);
  });
}

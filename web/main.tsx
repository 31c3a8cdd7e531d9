import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './platform/ui/base/styles.css';
import './app/first.css';
import { App } from './app/app.tsx';
import { start } from './app/start.ts';

// Not awaited at the top level: other files of the build import this one, so they would wait for
// each other in a circle.
void open();

async function open(): Promise<void> {
  // first.js has found the browser too old and said so.
  if (document.documentElement.hasAttribute('data-too-old')) return;
  try {
    await start();
    const place = document.getElementById('app');
    if (!place) throw new Error('index.html has no #app');
    const root = createRoot(place, { onCaughtError: complain });
    // In a transition React renders in short slices and stays responsive in between.
    startTransition(() =>
      root.render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    );
    await watch();
  } catch (error) {
    complain(error);
    // The texts could not be loaded either, so show the message that is in the page itself.
    delete document.documentElement.dataset.first;
    document.getElementById('no-start')?.removeAttribute('hidden');
  }
}

/** Counts pages and tells of errors where that is configured (rule 78); else it is never loaded. */
async function watch() {
  const isWatched = document.querySelector('[name=analytics],[name=report-errors]');
  return isWatched ? import('./app/watch/watched.ts').catch(() => undefined) : undefined;
}

function complain(error: unknown): void {
  console.error(error);
  void watch().then((watching) => watching?.tellError(error));
}

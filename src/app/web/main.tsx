import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '#platform/web/ui/base/styles.css';
import './first.css';
import { outliveTranslation } from '#platform/web/browser/outlive-translation.ts';
import { start } from './start.tsx';
import { watching } from './watch/watching.ts';

// Not awaited at the top level: other files of the build import this one, so they would wait for
// each other in a circle.
void open();

async function open(): Promise<void> {
  // first.js has found the browser too old and said so.
  if (document.documentElement.hasAttribute('data-too-old')) return;
  outliveTranslation();
  try {
    const program = await start();
    const place = document.getElementById('app');
    if (!place) throw new Error('index.html has no #app');
    const root = createRoot(place, { onCaughtError: complain });
    // In a transition React renders in short slices and stays responsive in between.
    startTransition(() => root.render(<StrictMode>{program}</StrictMode>));
    (await watching())?.listenForErrors();
  } catch (error) {
    complain(error);
    // The texts could not be loaded either, so show the message that is in the page itself.
    delete document.documentElement.dataset.first;
    document.getElementById('no-start')?.removeAttribute('hidden');
  }
}

function complain(error: unknown): void {
  console.error(error);
  void watching().then((watch) => watch?.tellError(error));
}

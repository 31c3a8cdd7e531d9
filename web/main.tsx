import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/base/styles.css';
import { App } from './app/app.tsx';
import { start } from './app/start.ts';

// Not awaited at the top: other files of the build import this one's and would wait for it in a circle.
void open();

async function open(): Promise<void> {
  try {
    await start();
    const place = document.getElementById('app');
    if (!place) throw new Error('index.html has no #app');
    const root = createRoot(place);
    // As a transition React draws in slices of some milliseconds and answers to the person between.
    startTransition(() =>
      root.render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    );
  } catch (error) {
    console.error(error);
    // The texts themselves did not come: this one stands in the page.
    document.getElementById('no-start')?.removeAttribute('hidden');
  }
}

import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/styles.css';
import { App } from './app/app.tsx';
import { start } from './app/start.ts';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no #app');

try {
  await start();
  startTransition(() =>
    createRoot(place).render(
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

import { render, screen, waitFor } from '@testing-library/react';
import { afterAll, test, vi } from 'vitest';
import { startTexts } from '#platform/web/device/texts.ts';
import { t } from '#test/screen/screen.tsx';

// The router that was opened here keeps its place: another file's tests have one of their own.
afterAll(() => void vi.resetModules());

test('an address that changes before the first screen is there is followed', async () => {
  localStorage.setItem('locale', 'ru');
  window.history.replaceState(null, '', '/legal/terms');
  const { whenOpened, RoutedApp } = await import('./routed-app.tsx');
  await startTexts('shared');
  await whenOpened();
  window.history.pushState(null, '', '/legal/privacy');
  render(<RoutedApp />);
  const link = () => screen.getByRole('link', { name: t('legal.page.privacy'), current: 'page' });
  // The screens behind it are loaded first.
  await waitFor(link);
});

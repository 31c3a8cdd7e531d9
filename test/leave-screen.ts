import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { toast } from '#web/ui/base/toast-store.ts';

// A busy machine draws late; what never comes is found out all the same.
configure({ asyncUtilTimeout: 30_000 });

/** Of one test nothing stays on the screen, on the device or on the way to the server. */
afterEach(() => {
  cleanup();
  for (const { id } of toast.list()) toast.close(id);
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

import { redirect } from '@tanstack/react-router';
import { openMatrix } from '#contract/company/session.ts';
import { call } from '#web/platform/api/call.ts';
import { takingCookies } from '#web/platform/api/taking-cookies.ts';
import { tab } from '#web/platform/session/storage.ts';
import { loadTexts, texts } from '#web/platform/session/texts.ts';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { loadAnew, requirePermission, requireSession } from './guard.ts';

const askedAt = 'matrix-asked-at';
/** In ms: whoever is back by then came back without the pass. */
const soon = 30_000;

/**
 * A page of the matrix application, which the server shows only with a pass (decision 130): asks for one and loads the
 * address anew. A browser that keeps no cookie is told so, and not sent in a circle.
 */
export async function openMatrixPage(location: { href: string }): Promise<never> {
  await requireSession(location);
  requirePermission('matrix_matrix_list');
  const before = Number(tab.read(askedAt) ?? 0);
  tab.remove(askedAt);
  if (Date.now() - before < soon) {
    await loadTexts('matrix');
    const { t } = texts();
    toast.error(t('shell.menu.matrix'), t('matrix.closed'));
    throw redirect({ to: '/', replace: true });
  }
  await call(openMatrix, { transport: takingCookies });
  tab.write(askedAt, String(Date.now()));
  // With what stands behind # the browser would only look for a place on this page.
  return loadAnew({ href: location.href.split('#')[0] ?? '' });
}

import { loadTexts, texts } from '#platform/web/device/texts.ts';
import { toast } from '#platform/web/ui/base/toast-store.ts';

/** Whoever is led home says why: a colleague's link is not broken. */
export async function sayBounced(why: 'noSuchPage' | 'noAccess'): Promise<void> {
  await loadTexts('bounced');
  const { t } = texts();
  toast.error(t(`bounced.${why}`), t(`bounced.${why}Text`));
}

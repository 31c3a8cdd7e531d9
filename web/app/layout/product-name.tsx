import { useT } from '#web/platform/ui/base/texts.tsx';

/** The head of a layout that leads nowhere. */
export function ProductName() {
  return <span className="shell-logo">{useT().t('common.product')}</span>;
}

import { useT } from '#platform/web/ui/base/texts.tsx';

/** The head of a layout that leads nowhere. */
export function ProductName() {
  return <span className="shell-logo">{useT().t('common.product')}</span>;
}

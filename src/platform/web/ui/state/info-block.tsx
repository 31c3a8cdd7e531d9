import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import './state.css';
import { useT } from '#platform/web/ui/base/texts.tsx';

export type InfoBlockProps = {
  tone?: 'info' | 'warning' | 'danger' | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  /** For an instruction that is shown once and then stands behind the question mark: names the cookie that says so. */
  onceKey?: string | undefined;
};

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert };

export function InfoBlock({ tone = 'info', title, children, actions, onceKey }: InfoBlockProps) {
  const { t } = useT();
  const [closed, setClosed] = useState(() => onceKey !== undefined && isClosed(onceKey));
  useEffect(() => {
    if (onceKey) rememberClosed(onceKey);
  }, [onceKey]);
  const Icon = icons[tone];
  if (closed) return null;
  return (
    <div className={classNames('ui-info', `ui-info-${tone}`)} role="note">
      <Icon />
      <div>
        {title && <p className="ui-info-title">{title}</p>}
        {children}
        {actions && <div className="ui-info-actions">{actions}</div>}
      </div>
      {onceKey && (
        <IconButton label={t('common.close')} icon={<X />} onClick={() => setClosed(true)} />
      )}
    </div>
  );
}

function isClosed(key: string): boolean {
  return document.cookie.split('; ').includes(`info-${key}=closed`);
}

function rememberClosed(key: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR.
  document.cookie = `info-${key}=closed; secure; max-age=31536000; path=/; samesite=lax`;
}

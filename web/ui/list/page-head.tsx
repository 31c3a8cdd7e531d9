import type { ReactNode } from 'react';
import { Muted } from '#web/ui/show/text.tsx';
import './page-head.css';

type PageHeadProps = {
  title: string;
  /** How much there is; undefined while unknown. */
  note: string | undefined;
  /** Search, filter and what may be done. */
  children?: ReactNode;
};

/** The head of a page that is a list. */
export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <header className="ui-page-head">
      <div>
        <h1>{title}</h1>
        <Muted as="p" role="status">
          {note ?? '\u00a0'}
        </Muted>
      </div>
      {children && <search className="ui-page-tools">{children}</search>}
    </header>
  );
}

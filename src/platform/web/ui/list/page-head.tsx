import type { ReactNode } from 'react';
import { Muted } from '#platform/web/ui/show/text.tsx';
import './page-head.css';

type PageHeadProps = {
  title: string;
  /** How many there are; undefined while unknown. */
  note: string | undefined;
  /** What is said of the note, with what changes it. */
  beside?: ReactNode;
  /** Search, filter and actions. */
  children?: ReactNode;
};

/** The head of a page that is a list. */
export function PageHead({ title, note, beside, children }: PageHeadProps) {
  return (
    <header className="ui-page-head">
      <div>
        <h1>{title}</h1>
        <div className="ui-page-note">
          <Muted as="p" role="status">
            {note ?? '\u00a0'}
          </Muted>
          {beside}
        </div>
      </div>
      {children && <search className="ui-page-tools">{children}</search>}
    </header>
  );
}

import type { ReactNode } from 'react';

/** What a mailed link has led to, and where to go from here. */
export function MailedLinkMessage(props: { title: string; text: string; children?: ReactNode }) {
  const { title, text, children } = props;
  return (
    <div role="status">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="sign-in-actions">{children}</div>
    </div>
  );
}

import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useRef } from 'react';
import './information.css';

/**
 * Says that the answers have arrived, now or earlier. Takes the focus, so that screen readers read
 * it out.
 */
export function Done({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="answering-message answering-message-good">
      <CircleCheck aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {children && <div className="answering-message-buttons">{children}</div>}
    </div>
  );
}

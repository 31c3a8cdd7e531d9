import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useRef } from 'react';
import './information.css';

/** Says that the answers have arrived, now or before; takes the focus, so that it is heard. */
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
    <div className="testing-message testing-message-good">
      <CircleCheck aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {children && <div className="testing-message-buttons">{children}</div>}
    </div>
  );
}

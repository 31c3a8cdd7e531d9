import { type DOMAttributes, type ReactElement, useRef } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import './popover.css';

export type TooltipProps = {
  text: string;
  /** One native element that can take the focus, such as a button. */
  children: ReactElement<DOMAttributes<HTMLElement>, string>;
};

/** A few words of explanation on hover or focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <TooltipTrigger delay={500}>
      <span ref={place}>
        <Focusable>{children}</Focusable>
      </span>
      <AriaTooltip
        className="ui-tooltip"
        offset={6}
        // Inside the page's main landmark, so that screen readers find it in its place.
        UNSTABLE_portalContainer={place.current?.closest('main') ?? document.body}
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

import type { ReactElement } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import './popover.css';

/** A few more words on hover or focus. The child is one focusable native element with a role. */
export function Tooltip(props: {
  text: string;
  children: ReactElement<React.DOMAttributes<HTMLElement>>;
}) {
  return (
    <TooltipTrigger delay={500}>
      <Focusable>{props.children as never}</Focusable>
      <AriaTooltip className="ui-tooltip" offset={6}>
        {props.text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

import { useState } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { part } from '#platform/web/device/part.ts';
import { hyphenate } from '#platform/web/ui/base/hyphenate.ts';
import { useOpener } from '#platform/web/ui/base/part.tsx';

const Description = part(() => import('#platform/web/ui/cover/popover-area.tsx'), 'PopoverArea');

/**
 * A competence's name. Its description appears on hover or focus, and stays when it is pressed: a
 * finger can neither hover nor leave.
 */
export function CompetenceName(props: { name: string; description: string | null }) {
  const { name, description } = props;
  const [isHinted, setHinted] = useState(false);
  const { open, press, button, floating } = useOpener(Description);
  if (!description) return hyphenate(name);
  return (
    <>
      <TooltipTrigger
        delay={250}
        closeDelay={100}
        isOpen={isHinted && !open}
        onOpenChange={setHinted}
      >
        <Focusable>
          <button
            {...button}
            type="button"
            className="r-described"
            aria-haspopup="dialog"
            onClick={press}
          >
            {hyphenate(name)}
          </button>
        </Focusable>
        <Tooltip className="r-description" placement="bottom start" offset={6}>
          {description}
        </Tooltip>
      </TooltipTrigger>
      {open && (
        <Description {...floating} label={name}>
          <p className="r-description-text">{description}</p>
        </Description>
      )}
    </>
  );
}

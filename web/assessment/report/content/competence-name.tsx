import { useState } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { hyphenate } from '#web/platform/ui/base/hyphenate.ts';
import { onDemand, useOpener } from '#web/platform/ui/base/on-demand.ts';

const popoverArea = onDemand(
  async () => (await import('#web/platform/ui/cover/popover-area.tsx')).PopoverArea,
);

/**
 * A competence's name. Its description appears on hover or focus, and stays when it is pressed: a
 * finger can neither hover nor leave.
 */
export function CompetenceName(props: { name: string; description: string | null }) {
  const { name, description } = props;
  const [isHinted, setHinted] = useState(false);
  const { Part: Area, open, press, button, floating } = useOpener(popoverArea);
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
      {Area && (
        <Area {...floating} label={name}>
          <p className="r-description-text">{description}</p>
        </Area>
      )}
    </>
  );
}

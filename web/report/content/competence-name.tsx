import { useState } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { hyphenate } from '#web/ui/base/hyphenate.ts';

/** A competence's name. Its description appears on hover, focus or tap. */
export function CompetenceName(props: { name: string; description: string | null }) {
  const { name, description } = props;
  const [open, setOpen] = useState(false);
  if (!description) return hyphenate(name);
  return (
    <TooltipTrigger
      delay={250}
      closeDelay={100}
      shouldCloseOnPress={false}
      isOpen={open}
      onOpenChange={setOpen}
    >
      <Focusable>
        <button type="button" className="r-described" onClick={() => setOpen(true)}>
          {hyphenate(name)}
        </button>
      </Focusable>
      <Tooltip className="r-description" placement="bottom start" offset={6}>
        {description}
      </Tooltip>
    </TooltipTrigger>
  );
}

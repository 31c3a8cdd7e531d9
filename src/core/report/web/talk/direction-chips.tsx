import Check from 'lucide-react/icons/check';
import {
  type Direction,
  isWhole,
  type ReportNext,
} from '#core/report/contract/talk/report-next.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

interface DirectionChipsProps {
  next: ReportNext;
  /** The keys of the directions chosen. */
  chosen: readonly string[];
  /** No further one may be chosen. */
  isFull: boolean;
  onChange: (chosen: string[]) => void;
}

/** What a report offers to work on, to be chosen from. */
export function DirectionChips({ next, ...choice }: DirectionChipsProps) {
  const { t } = useT();
  const whole = next.directions.filter(isWhole);
  const seen = next.directions.filter((direction) => !isWhole(direction));
  const what = next.isOfStrengths ? 'strengths' : 'competences';
  return (
    <>
      <Chips label={t(`whatNext.choice.${what}`)} directions={whole} {...choice} />
      <Chips label={t('whatNext.choice.behaviours')} directions={seen} {...choice} />
    </>
  );
}

interface ChipsProps extends Omit<DirectionChipsProps, 'next'> {
  label: string;
  directions: readonly Direction[];
}

function Chips({ label, directions, chosen, isFull, onChange }: ChipsProps) {
  if (directions.length === 0) return null;
  return (
    <fieldset className="r-directions">
      <legend>{label}</legend>
      {directions.map(({ key, name, behaviour }) => {
        const isChosen = chosen.includes(key);
        return (
          <Button
            key={key}
            className="r-direction"
            aria-pressed={isChosen}
            disabled={isFull && !isChosen}
            icon={isChosen && <Check aria-hidden="true" />}
            onClick={() =>
              onChange(isChosen ? chosen.filter((one) => one !== key) : [...chosen, key])
            }
          >
            {behaviour ?? name}
          </Button>
        );
      })}
    </fieldset>
  );
}

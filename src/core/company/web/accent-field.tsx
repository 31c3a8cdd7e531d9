import {
  contrastOnDark,
  contrastOnLight,
  isReadable,
  leastContrast,
  readableShade,
  shadeForDark,
} from '#core/company/contract/rules/accent.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { ColorField } from '#platform/web/ui/field/color-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { typedColor } from './settings-values.ts';
import type { SettingsFields } from './use-settings-form.ts';

/** An own accent colour, whether it can be read, and what it looks like in both themes. */
export function AccentField({ form }: { form: SettingsFields }) {
  const { t } = useT();
  const { values, errors, change } = form;
  const color = typedColor(values.accentColor);
  return (
    <div className="brand-accent">
      <Checkbox
        label={t('brand.accent.own')}
        checked={values.hasAccent}
        onChange={(event) => change({ hasAccent: event.target.checked }, 'accentColor')}
      />
      {values.hasAccent && (
        <>
          <ColorField
            label={t('brand.accent.label')}
            pickLabel={t('brand.accent.pick')}
            hint={t('brand.accent.hint')}
            error={errors.accentColor}
            required
            value={values.accentColor}
            onChange={(accentColor) => change({ accentColor })}
          />
          {color && <Contrast color={color} onChange={(accentColor) => change({ accentColor })} />}
        </>
      )}
    </div>
  );
}

function Contrast({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const { t, locale } = useT();
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const ratio = (value: number) => format.format(Math.floor(value * 10) / 10);
  const least = format.format(leastContrast);
  const [dark, nearest] = [shadeForDark(color), readableShade(color)];
  const fits = isReadable(color);
  return (
    <>
      <div role="status" className="brand-contrast" data-fits={fits}>
        <p>{t(fits ? 'brand.accent.fits' : 'brand.accent.tooPale', { least })}</p>
        <Hint as="p">
          {t('brand.accent.onLight', { ratio: ratio(contrastOnLight(color)) })}
          <br />
          {t('brand.accent.onDark', { ratio: ratio(contrastOnDark(color)), color: dark })}
        </Hint>
      </div>
      {!fits && (
        <Button onClick={() => onChange(nearest)}>
          {t('brand.accent.nearest', { color: nearest })}
        </Button>
      )}
      <fieldset className="brand-samples">
        <legend>
          <Hint>{t('brand.accent.sample')}</Hint>
        </legend>
        <Sample theme="White" name={t('brand.accent.light')} color={color} />
        <Sample theme="Dark" name={t('brand.accent.dark')} color={dark} />
      </fieldset>
    </>
  );
}

/** Nothing in it can be pressed: it only shows the colour on that theme's ground. */
function Sample({ theme, name, color }: { theme: 'White' | 'Dark'; name: string; color: string }) {
  const { t } = useT();
  const style = { '--brand-light': color, '--brand-dark': color } as object;
  return (
    <div className="brand-sample" data-theme={theme} style={style}>
      <span>{name}</span>
      <span className="brand-sample-button">{t('brand.accent.sampleButton')}</span>
      <span className="brand-sample-link">{t('brand.accent.sampleLink')}</span>
    </div>
  );
}

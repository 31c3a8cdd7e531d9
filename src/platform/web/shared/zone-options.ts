const zones = Intl.supportedValuesOf('timeZone');

/** The browser's list of time zones, plus the saved one if it is missing there. */
export const zoneOptions = (saved: string) =>
  (saved === '' || zones.includes(saved) ? zones : [saved, ...zones]).map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));

export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Part as Texts } from '#i18n/parts/ru.ts';
import { loadTexts } from '#web/platform/session/texts.ts';
import { patient } from '#web/platform/ui/base/patient.ts';

/**
 * A screen or a layout: a chunk of its own, loaded together with the texts of its capability. One that
 * never comes fails in the end.
 */
export const screen = <const Name extends string, File extends Record<Name, ComponentType>>(
  load: () => Promise<File>,
  name: Name,
  ...texts: readonly Texts[]
) =>
  lazyRouteComponent(
    async () => (await Promise.all([patient(load()), loadTexts(...texts)]))[0],
    name,
  );

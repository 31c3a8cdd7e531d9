import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Part as Texts } from '#app/texts/parts/ru.ts';
import { loadTexts } from '#platform/web/device/texts.ts';
import { patient } from '#platform/web/ui/base/patient.ts';

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

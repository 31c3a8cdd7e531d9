import { expect, test } from 'vitest';
import type { HelpPage } from '#addon/help/contract/help-pages.ts';
import { guideFile, helpAnchors } from '#addon/help/server/make/read-help.ts';
import { helpOf } from '#app/web/menu/help-of.ts';

const anchors = helpAnchors('en');

test.each(Object.entries(helpOf))('the help about %s is at %s', (_, place) => {
  const [page = '', section = ''] = place.split('#');
  const path = guideFile(page as HelpPage, 'en');
  expect(anchors.has(section ? `${path}#${section}` : path)).toBe(true);
});

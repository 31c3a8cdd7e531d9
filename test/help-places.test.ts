import { expect, test } from 'vitest';
import type { HelpPage } from '#contract/company/help/help-pages.ts';
import { guideFile, helpAnchors } from '#server/company/help/make/read-help.ts';
import { helpOf } from '#web/app/menu/help-of.ts';

const anchors = helpAnchors('en');

test.each(Object.entries(helpOf))('the help about %s is at %s', (_, place) => {
  const [page = '', section = ''] = place.split('#');
  const path = guideFile(page as HelpPage, 'en');
  expect(anchors.has(section ? `${path}#${section}` : path)).toBe(true);
});

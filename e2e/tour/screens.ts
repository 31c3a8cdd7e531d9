// Takes pictures of every screen: node --import tsx e2e/tour/screens.ts <folder> [part of a name]
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromiumOptions } from '../lane/browser.ts';
import { startProduct } from '../lane/start-product.ts';
import { looks, openVisitor, sessionOf } from '../lane/visitor.ts';
import { inviteSome } from '../step/invite.ts';
import * as tours from './tour.ts';
import { tourOfAudit } from './tour-of-audit.ts';
import { tourOfDirectory } from './tour-of-directory.ts';
import { tourOfFromFile } from './tour-of-from-file.ts';
import { tourOfLink } from './tour-of-link.ts';
import { tourOfProfile } from './tour-of-profile.ts';
import { tourOfStructure } from './tour-of-structure.ts';

const [folder = '.cache/screens', wanted = ''] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const { url, dataDir, stop } = await startProduct();
const browser = await chromium.launch(chromiumOptions);
try {
  const token = await sessionOf(url, 'hr@demo.local');
  const adminToken = await sessionOf(url, 'admin@demo.local');
  const links = await inviteSome(url, dataDir, token);
  for (const [number, seen] of Object.values(looks).entries()) {
    const { viewport, locale, theme } = seen;
    const look = async (page: Page, name: string) => {
      if (!name.includes(wanted)) return;
      const path = join(folder, `${name} ${viewport.width} ${locale} ${theme}.png`);
      await page.screenshot({ path });
      console.log(path);
    };
    const stranger = await openVisitor(browser, url, seen);
    await tours.tourOfSignIn(stranger, look);
    await tourOfLink(stranger, look, links[number] ?? '');
    const hr = await openVisitor(browser, url, seen, token);
    await tours.tourOfAssessments(hr, look, url, token);
    await tours.tourOfArchive(hr, look, url, token);
    await tours.tourOfForm(hr, look);
    await tourOfFromFile(hr, look, url, token);
    await tourOfDirectory(hr, look);
    await tours.tourOfReports(hr, look, url, token);
    await tourOfProfile(hr, look, url, token);
    await tourOfStructure(hr, look);
    await tours.tourOfAnswering(hr, look);
    await tours.tourOfShell(hr, look);
    const admin = await openVisitor(browser, url, seen, adminToken);
    await tourOfAudit(admin, look, url, adminToken);
  }
} finally {
  await browser.close();
  await stop();
}

/** Path of a Chromium-like browser, or null. CHROMIUM_PATH comes before everything else. */
export function findBrowser(): string | null;

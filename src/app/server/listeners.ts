// Written by `npm run index` from what the folders hold.
import { hears as addonScimHears } from '#addon/scim/server/hears.ts';
import { hears as addonSourceHears } from '#addon/source/server/hears.ts';
import { hears as addonWebhookHears } from '#addon/webhook/server/hears.ts';
import { letHear } from '#platform/server/happened.ts';

letHear([...addonScimHears, ...addonSourceHears, ...addonWebhookHears]);

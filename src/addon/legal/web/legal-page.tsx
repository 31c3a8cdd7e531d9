import { useLocation } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { legalPages, type LegalPage as Page } from '#addon/legal/texts/documents/legal-text.ts';
import { privacyPolicy } from '#addon/legal/texts/documents/privacy.ts';
import { terms } from '#addon/legal/texts/documents/terms.ts';
import { configured } from '#platform/web/shared/configured.ts';
import { AccessibilityPage } from './accessibility-page.tsx';
import { DocumentsPage } from './documents-page.tsx';
import { OfferPage } from './offer-page.tsx';
import { RightsHolderPage } from './rights-holder-page.tsx';
import { SecurityPage } from './security-page.tsx';
import { TextPage } from './text-page.tsx';

const pages: Record<Page, ComponentType> = {
  terms: () => <TextPage text={terms} />,
  privacy: PrivacyPage,
  offer: OfferPage,
  company: RightsHolderPage,
  documents: DocumentsPage,
  security: SecurityPage,
  accessibility: AccessibilityPage,
};

/** Speaks of the counter exactly where one is configured (rule 101). */
function PrivacyPage() {
  return <TextPage text={privacyPolicy({ isCounted: configured('analytics') !== undefined })} />;
}

/** The page that the address names. */
export function LegalPage() {
  const page = useLocation({
    select: ({ pathname }) => legalPages.find((name) => pathname.split('/').includes(name)),
  });
  const Shown = pages[page ?? 'terms'];
  return <Shown />;
}

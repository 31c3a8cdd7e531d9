import { createLink } from '@tanstack/react-router';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';

/** A link to another screen that looks like a button. */
export const ButtonLink = createLink(LinkButton);

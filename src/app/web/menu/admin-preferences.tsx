import { closeBeside } from '#platform/web/shared/beside.ts';
import { Preferences } from './preferences.tsx';

/**
 * Language and theme beside the screens of an account. Another language closes the profile; what has an address of its
 * own stays (rule 41).
 */
export const AdminPreferences = () => <Preferences beforeLocale={() => closeBeside('profile')} />;

import { createContext } from 'react';

/**
 * Version of what the notice says (choice-notice.tsx). A consent belongs to the text that was read: change it with the
 * text's meaning, and everybody is told again.
 */
export const choiceConsentVersion = '2026-11-22';

/**
 * Called before a choice is stored, with the person's id: resolves once their consent to keeping choices stands, and
 * rejects when it could not be recorded, in which case nothing is stored (LGPD art. 11 I). The consents belong to
 * another feature, so the application puts the two together; on its own this one asks nobody.
 */
export const ChoiceConsentContext = createContext<(userId: string) => Promise<void>>(() => Promise.resolve());

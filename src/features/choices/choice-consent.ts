import { createContext } from 'react';
import type { ChoiceFlag } from './model';

/**
 * Version of what the dialog says (choice-consent-dialog.tsx). A consent belongs to the text that was read: changing the
 * words means a new version here and in private.consent_text_ok, and everybody is asked again at their next choice. What
 * was kept under an earlier text stays theirs to see, turn off and erase.
 */
export const choiceConsentVersion = '2026-11-22';

/** The choice that waits for the consent. */
export interface ChoiceAct {
  flag: ChoiceFlag;
  nome: string;
}

/**
 * Called before a choice is kept: resolves with whether the user's consent stands, having asked them if need be (LGPD
 * art. 11 I), and rejects when that could not be found out. `wasRefused`: the database has just said that none stands.
 * The consents belong to another feature, so the application puts the two together; on its own this one asks nobody.
 */
export type AskConsent = (userId: string, act: ChoiceAct, wasRefused?: boolean) => Promise<boolean>;

export const ChoiceConsentContext = createContext<AskConsent>(() => Promise.resolve(true));

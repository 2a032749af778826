import { createContext } from 'react';
import type { ChoiceFlag } from './model';

/**
 * Version of the dialog's text, also in private.consent_text_ok. A consent belongs to the text that was read: with a new
 * version everybody is asked again, and what was kept under an earlier one stays theirs to see, turn off and erase.
 */
export const choiceConsentVersion = '2026-11-22';

/** The choice that waits for the consent. */
export interface ChoiceAct {
  /** 'levar': what this device keeps is taken to the account. */
  flag: ChoiceFlag | 'levar';
  nome: string;
}

/**
 * Resolves with whether the user consents, having asked them if need be (LGPD art. 11 I); rejects when that could not be
 * found out. `wasRefused`: the database has just said that there is no consent. The application joins this and the consents.
 */
export type AskConsent = (userId: string, act: ChoiceAct, wasRefused?: boolean) => Promise<boolean>;

export const ChoiceConsentContext = createContext<AskConsent>(() => Promise.resolve(true));

import { createContext } from 'react';
import type { ChoiceFlag } from './model';

/** Also in private.consent_text_ok; a new version renews the consent, keeping earlier choices. */
export const choiceConsentVersion = '2026-11-22';

export interface ChoiceAct {
  /** 'levar': what this device keeps is taken to the account. */
  flag: ChoiceFlag | 'levar';
  nome: string;
}

/** LGPD art. 11 I; rejects when unknown. `wasRefused`: the database denied a consent. */
export type AskConsent = (userId: string, act: ChoiceAct, wasRefused?: boolean) => Promise<boolean>;

export const ChoiceConsentContext = createContext<AskConsent>(() => Promise.resolve(true));

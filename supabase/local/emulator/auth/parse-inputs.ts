import * as z from 'zod';
import { invalid } from './errors.ts';

const maximumEmail = 255;

/** Trimmed, lower case. Throws validation_failed when missing, long or malformed. */
export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email === '') throw invalid('An email address is required');
  if (email.length > maximumEmail) throw invalid('An email address is too long');
  if (!z.regexes.html5Email.test(email)) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return email;
}

/** The number in E.164 without `+` and spaces; throws validation_failed otherwise. */
export function parsePhone(text: string): string {
  const phone = text.replace(/^\+/, '').replaceAll(' ', '');
  if (!/^[1-9][0-9]{1,14}$/.test(phone)) throw invalid('Invalid phone number format (E.164 required)');
  return phone;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}

/** A proof-key challenge (RFC 7636), as stored until its verifier arrives. */
export interface Challenge {
  challenge: string;
  method: 's256' | 'plain';
}

/** Null without one. Throws validation_failed when incomplete or against RFC 7636 §4.2. */
export function parseChallenge(challenge: string, method: string): Challenge | null {
  if (challenge === '' && method === '') return null;
  if (challenge === '' || method === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[a-zA-Z0-9._~-]+$/.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  const name = method.toLowerCase();
  if (name !== 's256' && name !== 'plain') throw invalid('Invalid code_challenge_method');
  return { challenge, method: name };
}

import type { Handler } from './context.ts';
import { json } from './http.ts';

const unusedProviders = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
] as const;

/** GET /settings: what is switched on, for clients that adapt to it. */
export const settingsInformation: Handler = ({ settings }) =>
  json({
    external: {
      ...Object.fromEntries(unusedProviders.map((name) => [name, false])),
      anonymous_users: settings.anonymousUsers,
      google: true,
      email: settings.emailEnabled,
      phone: settings.phoneEnabled,
    },
    disable_signup: !settings.signupEnabled,
    mailer_autoconfirm: settings.autoconfirm,
    phone_autoconfirm: settings.autoconfirm,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  });

/** GET /health */
export const health: Handler = () =>
  json({
    version: 'local',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  });

/** GET /.well-known/jwks.json; empty while tokens are signed with the secret. */
export const publicKeys: Handler = ({ keyring }) =>
  json({ keys: keyring.publicKeys }, 200, { 'cache-control': 'public, max-age=600' });

import { createHash } from 'node:crypto';
import { photoOrigins } from '../../lib/photo/photo-hosts.ts';

export interface PolicySources {
  /** Of the Supabase project. */
  apiOrigin: string;
  /** `sha256-…` of each inline script. */
  scriptHashes: readonly string[];
  /** `sha256-…` of each inline `<style>`. */
  styleHashes: readonly string[];
}

/** Browsers never run data blocks, so the policy does not name them. */
const dataBlock = /\btype\s*=\s*["']?application\/(ld\+)?json\b/i;

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}\\s*>`, 'gi'));
  const contents = [...elements].flatMap(([, attributes = '', content = '']) => {
    if (/\bsrc\s*=/i.test(attributes) || dataBlock.test(attributes)) return [];
    return [content.replace(/\r\n?/g, '\n')];
  });
  return [
    ...new Set(contents.map((content) => `sha256-${createHash('sha256').update(content).digest('base64')}`)),
  ];
}

/** As Content-Security-Policy wants them (CSP 3, §2.3.1). */
export function inlineScriptHashes(html: string): string[] {
  return inlineHashes(html, 'script');
}

export function inlineStyleHashes(html: string): string[] {
  return inlineHashes(html, 'style');
}

function quoted(hashes: readonly string[]): string[] {
  return [...new Set(hashes)].sort().map((hash) => `'${hash}'`);
}

/** The panel shows any https picture; readers' pages add `pageImages`; nothing allows eval. */
function contentSecurityPolicy({ apiOrigin, scriptHashes, styleHashes }: PolicySources): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(scriptHashes)],
    ['style-src', "'self'", ...quoted(styleHashes)],
    ['img-src', "'self'", 'data:', 'https:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", apiOrigin],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ...(apiOrigin.startsWith('https:') ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}

/** Browsers obey both policies: own pictures, and the two origins of public lists' photos. */
export const pageImages = {
  name: 'Content-Security-Policy',
  value: ["img-src 'self' data:", ...photoOrigins].join(' '),
} as const;

/** Turned off for the site and for anything inside it. */
const unusedPowers = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/** Browsers heed it over https alone; plain-http servers leave it out. */
const httpsOnly = 'Strict-Transport-Security';

/** OWASP ASVS 5.0 §3.4, Mozilla HTTP Observatory. */
export function securityHeaders(sources: PolicySources): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(sources),
    [httpsOnly]: 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedPowers.map((power) => `${power}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

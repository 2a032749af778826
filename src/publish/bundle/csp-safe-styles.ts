import type { Plugin } from 'vite';

interface Rewrite {
  file: RegExp;
  /** The build fails when the package no longer contains it. */
  found: RegExp;
  replacement: string;
}

/** Toasts: a style sheet added when the module is first read. */
const toasts: Rewrite = {
  file: /node_modules[\\/]sonner[\\/]dist[\\/]index\.mjs$/,
  found: /function __insertCSS\(code\) \{[\s\S]*?\n\}/,
  replacement: `function __insertCSS(code) {
  if (!('adoptedStyleSheets' in document)) {
    document.styleSheets[0].insertRule(\`@media all{\${code}}\`);
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(code);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}`,
};

/** Dialogs: rules that keep the page behind still while one is open. */
const dialogs: Rewrite = {
  file: /node_modules[\\/]react-style-singleton[\\/]dist[\\/]es2015[\\/]singleton\.js$/,
  found: /^[\s\S]*export var stylesheetSingleton = function \(\) \{[\s\S]*$/,
  replacement: `export const stylesheetSingleton = () => {
  let users = 0;
  let sheet;
  return {
    add(style) {
      if (users++ > 0 || !('adoptedStyleSheets' in document)) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      if (--users > 0 || sheet === undefined) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
};`,
};

/** The policy refuses run-time `<style>`, but allows constructed sheets (CSP 3, §6.7.3); iOS 15 has none. */
export function cspSafeStyles(): Plugin {
  return {
    name: 'csp-safe-styles',
    apply: 'build',
    transform: {
      filter: { id: [toasts.file, dialogs.file] },
      handler(code, id) {
        const rewrite = toasts.file.test(id) ? toasts : dialogs;
        if (!rewrite.found.test(code)) this.error(`${id} já não escreve estilos como se esperava.`);
        return { code: code.replace(rewrite.found, () => rewrite.replacement), map: null };
      },
    },
  };
}

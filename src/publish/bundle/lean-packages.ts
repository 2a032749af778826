import type { Plugin } from 'vite';

interface Rewrite {
  file: RegExp;
  /** The build fails when no file of the package contains it. */
  found: RegExp;
  replacement: string;
}

/** Radix keeps functions' names, and uncalled functions with them; pure calls drop both. */
const names: Rewrite = {
  file: /node_modules[\\/]@radix-ui[\\/][^\\/]+[\\/]dist[\\/]index\.mjs$/,
  found: /^var __name = \(target, value\) => __defProp\(.*$/gm,
  replacement: '/* @__NO_SIDE_EFFECTS__ */ function __name(target) { return target; }',
};

/** Stroke keys serve changing lists in development alone; icons never change. */
const keys: Rewrite = {
  file: /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][a-z0-9-]+\.mjs$/,
  found: /,\s*key: "[a-z0-9]+"/g,
  replacement: '',
};

export function leanPackages(): Plugin {
  const awaited = new Set([names, keys]);
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: [names.file, keys.file] },
      handler(code, id) {
        const rewrite = names.file.test(id) ? names : keys;
        const lean = code.replace(rewrite.found, rewrite.replacement);
        if (lean === code) return null;
        awaited.delete(rewrite);
        return { code: lean, map: null };
      },
    },
    generateBundle() {
      for (const { found } of awaited) this.error(`Nenhum pacote traz mais o que se tirava dele: ${found}`);
    },
  };
}

import type { Plugin } from 'vite';

interface Rewrite {
  file: RegExp;
  /** What the package writes today; the build fails when no file has it any more. */
  found: RegExp;
  replacement: string;
}

/** Radix: its build keeps the names of functions, and with them those nobody calls. As pure calls the bundler drops both. */
const names: Rewrite = {
  file: /node_modules[\\/]@radix-ui[\\/][^\\/]+[\\/]dist[\\/]index\.mjs$/,
  found: /^var __name = \(target, value\) => __defProp\(.*$/gm,
  replacement: '/* @__NO_SIDE_EFFECTS__ */ function __name(target) { return target; }',
};

/** Icons: the key of each stroke, for lists that change. React asks for them in development alone, and these never change. */
const keys: Rewrite = {
  file: /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][a-z0-9-]+\.mjs$/,
  found: /,\s*key: "[a-z0-9]+"/g,
  replacement: '',
};

/** Takes out of packages what no visit uses and every visit would carry. */
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

import type { Plugin } from 'vite';

interface Rewrite {
  file: RegExp;
  /** The build fails when this changes no file of the package. */
  lean: (code: string) => string;
}

/** Radix keeps functions' names, and uncalled functions with them; pure calls drop both. */
const names: Rewrite = {
  file: /node_modules[\\/]@radix-ui[\\/][^\\/]+[\\/]dist[\\/]index\.mjs$/,
  lean: (code) =>
    code.replace(
      /^var __name = \(target, value\) => __defProp\(.*$/gm,
      '/* @__NO_SIDE_EFFECTS__ */ function __name(target) { return target; }',
    ),
};

/** Stroke keys serve changing lists in development alone; the lone read serves nothing. */
const strokes: Rewrite = {
  file: /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][a-z0-9-]+\.mjs$/,
  lean: (code) => code.replace(/,\s*key: "[a-z0-9]+"|^__iconData\.node;$/gm, ''),
};

/** The router's form, kept by its name, and links' reading ahead, which asks a server that writes pages. */
const router: Rewrite = {
  file: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[A-Z0-9]+\.mjs$/,
  lean: (code) =>
    code
      .replace(/^Form\.displayName = .*$/m, '')
      .replace(/^var Form = /m, 'var Form = /* @__PURE__ */ ')
      .replace(/^ +return shouldPrefetch && !isAbsolute \?.* : link;$/m, 'return link;'),
};

/** Passkeys and wallets, by which nobody signs in here: names without what they do. */
const signIns: Rewrite = {
  file: /node_modules[\\/]@supabase[\\/]auth-js[\\/]dist[\\/]module[\\/]lib[\\/](webauthn|web3[\\/]ethereum)\.js$/,
  lean: (code) =>
    Array.from(
      code.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm),
      ([, name = '']) => `export class ${name} {}\n`,
    ).join(''),
};

const rewrites = [names, strokes, router, signIns];

export function leanPackages(): Plugin {
  const awaited = new Set(rewrites);
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: rewrites.map(({ file }) => file) },
      handler(code, id) {
        const rewrite = rewrites.find(({ file }) => file.test(id));
        const lean = rewrite?.lean(code) ?? code;
        if (!rewrite || lean === code) return null;
        awaited.delete(rewrite);
        return { code: lean, map: null };
      },
    },
    generateBundle() {
      for (const { file } of awaited) this.error(`Nenhum pacote traz mais o que se tirava dele: ${file}`);
    },
  };
}

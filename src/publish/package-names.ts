import type { Plugin } from 'vite';

/** What the packages of pieces write to give each function its name back, which nothing here reads. */
const naming = 'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });';
/** The same without an effect: the bundler can then leave out the functions that nobody calls. */
const unnamed = '/* @__NO_SIDE_EFFECTS__ */ function __name(target) { return target; }';

const file = /node_modules[\\/]@radix-ui[\\/][^\\/]+[\\/]dist[\\/]index\.mjs$/;

/** Takes out of Radix what keeps its unused functions in the site: the names that its build gives to each of them. */
export function packageNames(): Plugin {
  return {
    name: 'package-names',
    apply: 'build',
    transform: {
      filter: { id: file },
      handler: (code) => ({ code: code.replace(naming, () => unnamed), map: null }),
    },
  };
}

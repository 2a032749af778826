const variedTags = new Set(['input', 'summary']);
const variedBy = ['style', 'hidden', 'open', 'popover'];

const common = ['visibility', 'opacity', 'pointerEvents'] as const;

type Compute = typeof getComputedStyle;
type Whole = () => CSSStyleDeclaration;

const displays = new Map<string, string>();

function displayOf(element: Element, whole: Whole): string {
  const tag = element.localName;
  if (variedTags.has(tag) || variedBy.some((name) => element.hasAttribute(name))) return whole().display;
  const known = displays.get(tag) ?? whole().display;
  displays.set(tag, known);
  return known;
}

function isPlain(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.hasAttribute('style') || at.hasAttribute('hidden')) return false;
  }
  return true;
}

/** Queries' usual properties, at once; jsdom answers everything else, rule by rule. */
export function quickStyles(compute: Compute): Compute {
  const plain = compute(document.createElement('span'));
  const { style: target } = document.createElement('span');
  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return compute(element, pseudo);
    let computed: CSSStyleDeclaration | undefined;
    const whole: Whole = () => (computed ??= compute(element));
    const valueOf = (name: string): string | undefined => {
      if (name === 'display') return displayOf(element, whole);
      const shared = common.find((one) => one === name);
      return shared && (isPlain(element) ? plain : whole())[shared];
    };
    return new Proxy(target, {
      get(_, name): unknown {
        if (name === 'getPropertyValue') {
          return (property: string) => valueOf(property) ?? whole().getPropertyValue(property);
        }
        return (typeof name === 'string' ? valueOf(name) : undefined) ?? Reflect.get(whole(), name, whole());
      },
    });
  };
}

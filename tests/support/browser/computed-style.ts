/** What the display may hang on besides the tag and the element's own style. */
const attributes = ['type', 'hidden', 'open', 'popover'];
const partsOfTables = new Set(['colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr']);
const keywords = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer']);
const inherited = { visibility: 'visibility', pointerEvents: 'pointer-events' } as const;
const own = { opacity: 'opacity', animationName: 'animation' } as const;

type Compute = typeof getComputedStyle;
type Whole = () => CSSStyleDeclaration;

const displays = new Map<string, string>();

function inlineOf(element: Element, property: string): string {
  if (!element.hasAttribute('style')) return '';
  const isStyled = element instanceof HTMLElement || element instanceof SVGElement;
  return isStyled ? element.style.getPropertyValue(property) : '';
}

function displayOf(element: Element, whole: Whole): string {
  // The first of its parent differs from the others.
  if (element.localName === 'summary') return whole().display;
  const varied = attributes.map((name) => String(element.getAttribute(name)));
  const key = [element.localName, inlineOf(element, 'display'), ...varied].join(' ');
  const known = displays.get(key) ?? whole().display;
  displays.set(key, known);
  return known;
}

function inheritedOf(element: Element, name: keyof typeof inherited, initial: string, whole: Whole): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (partsOfTables.has(at.localName) && at.hasAttribute('hidden')) return whole()[name];
    const value = inlineOf(at, inherited[name]);
    if (value !== '') return keywords.has(value) ? whole()[name] : value;
  }
  return initial;
}

/** Queries' usual properties, at once; jsdom answers everything else, rule by rule. */
export function quickStyles(compute: Compute): Compute {
  const plain = compute(document.createElement('span'));
  const { visibility, pointerEvents, opacity, animationName } = plain;
  const initial = { visibility, pointerEvents, opacity, animationName };
  const { style: target } = document.createElement('span');
  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return compute(element, pseudo);
    let computed: CSSStyleDeclaration | undefined;
    const whole: Whole = () => (computed ??= compute(element));
    const valueOf = (name: string): string | undefined => {
      if (name === 'display') return displayOf(element, whole);
      if (name === 'opacity' || name === 'animationName')
        return inlineOf(element, own[name]) === '' ? initial[name] : whole()[name];
      if (name === 'visibility' || name === 'pointerEvents')
        return inheritedOf(element, name, initial[name], whole);
      return undefined;
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

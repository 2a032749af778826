/** A control that labels may name, by jsdom's own list of those that our screens have. */
type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const kinds = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];

/** Cheap signs first: only a label that may be the control's is compared with it. */
function isLabelOf(label: HTMLLabelElement, control: Control): boolean {
  const isNear = label.htmlFor === '' ? label.contains(control) : label.htmlFor === control.id;
  return isNear && label.control === control;
}

function labelsOf(control: Control): (HTMLLabelElement | null)[] | null {
  if (control instanceof HTMLInputElement && control.type === 'hidden') return null;
  return [...control.ownerDocument.getElementsByTagName('label')].filter((label) =>
    isLabelOf(label, control),
  );
}

/**
 * Answers which labels a control has from the page's labels: jsdom asks every node for its control, anew at each query
 * by role or label, a fifth of the time of a long form. Returns what puts jsdom's answer back.
 */
export function quickLabels(): () => void {
  const undo = kinds.map(({ prototype }) => {
    const own = Object.getOwnPropertyDescriptor(prototype, 'labels');
    if (own === undefined) throw new Error('jsdom has no labels.');
    Object.defineProperty(prototype, 'labels', {
      ...own,
      get(this: Control) {
        return labelsOf(this);
      },
    });
    return () => Object.defineProperty(prototype, 'labels', own);
  });
  return () => {
    for (const back of undo) back();
  };
}

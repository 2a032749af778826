/** Jsdom's labelable controls, as far as our screens have them. */
type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const kinds = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];

/** Cheap signs first: only a label that may be the control's is compared with it. */
function isLabelOf(label: HTMLLabelElement, control: Control): boolean {
  const isNear = label.htmlFor === '' ? label.contains(control) : label.htmlFor === control.id;
  return isNear && label.control === control;
}

function labelsOf(control: Control): (HTMLLabelElement | undefined)[] | null {
  if (control instanceof HTMLInputElement && control.type === 'hidden') return null;
  const labels = control.ownerDocument.getElementsByTagName('label');
  // Jsdom looks for a label of each name that is read, length and item included.
  return Array.from({ length: labels.length }, (_, place) => labels[place]).filter(
    (label) => label !== undefined && isLabelOf(label, control),
  );
}

/** Jsdom rescans all nodes per label, a fifth of long forms. Returns the undo. */
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

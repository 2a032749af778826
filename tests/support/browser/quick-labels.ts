/** Jsdom's labelable controls, as far as our screens have them. */
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

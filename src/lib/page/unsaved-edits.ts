let isDirty = false;

/** The panel's way out is outside the form and checks here first. */
export const unsavedEdits = {
  isPresent: () => isDirty,
  set: (next: boolean) => {
    isDirty = next;
  },
};

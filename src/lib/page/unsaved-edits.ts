let isDirty = false;

/** The way out of the panel is outside the form and asks here before it discards edits. */
export const unsavedEdits = {
  isPresent: () => isDirty,
  set: (next: boolean) => {
    isDirty = next;
  },
};

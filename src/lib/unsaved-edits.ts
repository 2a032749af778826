let isDirty = false;

/**
 * Whether the open form holds edits that are not saved. The way out of the panel lies outside the form and asks here
 * before it takes them away.
 */
export const unsavedEdits = {
  isPresent: () => isDirty,
  set: (next: boolean) => {
    isDirty = next;
  },
};

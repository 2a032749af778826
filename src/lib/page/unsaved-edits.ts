const owners = new Set<string>();

/** The panel's way out is outside the forms and checks here first. */
export const unsavedEdits = {
  isPresent: () => owners.size > 0,
  hold: (owner: string) => owners.add(owner),
  letGo: (owner: string) => owners.delete(owner),
  letGoAll: () => owners.clear(),
};

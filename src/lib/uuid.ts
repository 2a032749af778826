/** A record's id as a regular expression's source, in small letters; twins.test.ts compares the emulator's. */
export const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

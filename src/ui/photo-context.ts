import { createContext } from 'react';

/** Best address first. @param width the photo's widest use in CSS px. */
export type PhotoSources = (address: string, width: number, isOwnOnly: boolean) => string[];

export const PhotoSourcesContext = createContext<PhotoSources>((address) => [address]);

/** Set around a user's own choices: another origin asked for exactly these photos would learn whom the user chose. */
export const OwnPhotosOnly = createContext(false);

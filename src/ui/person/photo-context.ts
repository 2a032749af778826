import { createContext } from 'react';

/** Best address first. @param width the photo's widest use in CSS px. */
export type PhotoSources = (address: string, width: number, isOwnOnly: boolean) => string[];

export const PhotoSourcesContext = createContext<PhotoSources>((address) => [address]);

/** Set around people who are the same for every reader: another origin asked for chosen ones would learn whom one chose. */
export const PhotosOfEverybody = createContext(false);

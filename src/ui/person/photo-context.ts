import { createContext } from 'react';

/** Best address first. @param width the photo's widest use in CSS px. */
export type PhotoSources = (address: string, width: number, isOwnOnly: boolean) => string[];

export const PhotoSourcesContext = createContext<PhotoSources>((address) => [address]);

/** Other origins must not learn whom one chose: the same people for all. */
export const PhotosOfEverybody = createContext(false);

import { createContext } from 'react';

/**
 * Where to take the photo at an https address from, the best address first.
 * @param width its widest use in CSS px.
 */
export type PhotoSources = (address: string, width: number, isOwnOnly: boolean) => string[];

export const PhotoSourcesContext = createContext<PhotoSources>((address) => [address]);

/**
 * Whether photos come from the site alone. It stands around what shows somebody's own choices: whoever else is requested
 * exactly these photos learns whom the user chose.
 */
export const OwnPhotosOnly = createContext(false);

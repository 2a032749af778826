import { createContext } from 'react';

/** Whether sources are shown beside the facts; null as long as the reader leaves it to the screen: on wide ones. */
export const SourcesShown = createContext<boolean | null>(null);

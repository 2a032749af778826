import { noop } from '@tanstack/react-query';
import { useEffect } from 'react';
import { homeOf } from './home';

/** The first act must neither wait nor be lost; it retries a failure. */
export function useWriting(owner: string | null): void {
  useEffect(() => {
    if (owner === null) return;
    import('./mutations').catch(noop);
    homeOf(owner).catch(noop);
  }, [owner]);
}

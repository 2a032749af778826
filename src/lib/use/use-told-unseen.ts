import { useEffect, useRef } from 'react';

/** For failures that a screen shows in place: tells them where it was left meanwhile. */
export function useToldUnseen<Failure extends unknown[]>(
  tell: (...failure: Failure) => void,
): (...failure: Failure) => void {
  const isSeen = useRef(false);
  useEffect(() => {
    isSeen.current = true;
    return () => {
      isSeen.current = false;
    };
  }, []);
  return (...failure) => {
    if (!isSeen.current) tell(...failure);
  };
}

import { configure, getConfig } from '@testing-library/react';

/** A wait ends a turn after it found: what was replaced meanwhile is looked for again. Returns the undo. */
export function standingFinds(): () => void {
  const { asyncWrapper } = getConfig();
  const standing = async (wait: () => Promise<unknown>): Promise<unknown> => {
    const found: unknown = await asyncWrapper(wait);
    const stands = [found].flat().every((one) => !(one instanceof Node) || one.isConnected);
    return stands ? found : standing(wait);
  };
  configure({ asyncWrapper: standing });
  return () => {
    configure({ asyncWrapper });
  };
}

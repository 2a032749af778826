import { spoken } from './errors';

/** Its message replaces the screen's own words. */
export class SpokenError extends Error {
  readonly code = spoken;
}

import { spoken } from './errors';

/** An error whose message is written for readers: it is shown in the place of the screen's own words. */
export class SpokenError extends Error {
  readonly code = spoken;
}

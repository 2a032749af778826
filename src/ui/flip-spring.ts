/**
 * How a card turns (spec §9: 0.6 s, spring of stiffness 100). A spring has no duration of its own: this mass, damped
 * critically, comes to rest after 0.6 s without swinging past.
 */
export const flipSpring = { type: 'spring', stiffness: 100, mass: 0.4, damping: 12.6 } as const;

/** Spec §9: 0.6 s, stiffness 100. This mass, critically damped, comes to rest after 0.6 s without swinging past. */
export const flipSpring = { type: 'spring', stiffness: 100, mass: 0.4, damping: 12.6 } as const;

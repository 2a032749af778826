/** Spec §9: 0.6 s, stiffness 100; this mass does not overshoot. */
export const flipSpring = { type: 'spring', stiffness: 100, mass: 0.4, damping: 12.6 } as const;

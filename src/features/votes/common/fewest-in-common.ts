/** With fewer roll calls in common than these, two numbers would say nothing. */
export const fewestInCommon = 20;

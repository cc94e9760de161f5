// A length of time in its parts.
export const hours = (count: number) => `${count}\u00a0h`;
export const minutes = (count: number) => `${count}\u00a0min`;
export const seconds = (count: number) => `${count}\u00a0s`;

/** Milliseconds since 1970 in UTC. */
export type Time = number;

import { z } from 'zod';

/** An education level: what the side navigation lists under School, NEB and Bachelor. */
export const Level = z
  .object({ id: z.int(), title: z.string(), slug: z.string(), description: z.string() })
  .meta({ id: 'Level' });
export type Level = z.infer<typeof Level>;

/** `GET /levels` */
export const Levels = z.array(Level);

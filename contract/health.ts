import { z } from 'zod';

/** `GET /health` when the database answers. */
export const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

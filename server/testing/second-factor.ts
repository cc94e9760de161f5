import { totpCode } from '#server/platform/security/totp.ts';
import type { TestApp } from '#server/testing/app.ts';
import { staffPassword, type Staff } from '#server/testing/staff.ts';

/** A second factor that is turned on. */
export interface SecondFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

const stepMs = 30_000;

/**
 * Sets up the second factor of a member of staff. The clock then stands in the next step, whose code is not used yet.
 */
export async function setUpSecondFactor(server: TestApp, staff: Staff): Promise<SecondFactor> {
  const begun = await staff.send('POST', '/staff/second-factor', { password: staffPassword });
  const { secret } = begun.json<{ secret: string }>();
  const code = totpCode(secret, server.clock.now);
  const confirmed = await staff.send('POST', '/staff/second-factor/confirm', { code });
  if (confirmed.statusCode !== 200) throw new Error(`the second factor could not be set up: ${confirmed.body}`);
  server.clock.now += stepMs;
  return { secret, ...confirmed.json<{ recoveryCodes: string[] }>() };
}

/** The text of a cookie that keeps a choice for a year on the whole site. It removes the cookie when `value` is null. */
export function cookieText(name: string, value: string | null): string {
  return `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : 31_536_000}; samesite=lax`;
}

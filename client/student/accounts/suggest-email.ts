/** The mail providers of most of our students: all of them end in .com. */
const providers = ['gmail', 'yahoo', 'hotmail', 'outlook', 'icloud'];

/** Real domains that look like one of these with a slip. */
const realDomains = new Set(['ymail.com', 'mail.com', 'email.com']);

/** The e-mail that was probably meant: 'ram@gmail.con' → 'ram@gmail.com'; null if it looks right. */
export function suggestEmail(email: string): string | null {
  const [, name, domain] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? [];
  if (name === undefined || domain === undefined) return null;
  const meant = domainMeant(domain.toLowerCase());
  return meant === null || meant === domain.toLowerCase() ? null : `${name}@${meant}`;
}

function domainMeant(domain: string): string | null {
  if (realDomains.has(domain)) return null;
  const [, label = '', ending] = /^([^.]*)\.?(.*)$/.exec(domain) ?? [];
  const provider = providers.find((each) => isOneSlip(label, each));
  if (provider !== undefined && (!ending || isOneSlip(ending, 'com'))) return `${provider}.com`;
  // No domain ends like this.
  return domain.endsWith('.con') ? domain.replace(/con$/, 'com') : null;
}

/** Whether two words differ by at most one slip: a letter too many, too few or wrong, or two swapped letters. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  let [end, endMeant] = [typed.length, meant.length];
  while (end > start && endMeant > start && typed[end - 1] === meant[endMeant - 1])
    [end, endMeant] = [end - 1, endMeant - 1];
  const [wrong, right] = [typed.slice(start, end), meant.slice(start, endMeant)];
  if (wrong.length <= 1 && right.length <= 1) return true;
  return wrong.length === 2 && right === `${wrong[1]}${wrong[0]}`;
}

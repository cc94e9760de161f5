/** Where most of our students have their mail: all of them end in .com. */
const providers = ['gmail', 'yahoo', 'hotmail', 'outlook', 'icloud'];

/** Real ones that look like one of these with a slip. */
const alike = new Set(['ymail.com', 'mail.com', 'email.com']);

/** What an e-mail was probably meant to be: 'ram@gmail.con' → 'ram@gmail.com'; null where it looks as meant. */
export function suggestEmail(email: string): string | null {
  const [, name, domain] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? [];
  if (name === undefined || domain === undefined) return null;
  const meant = domainMeant(domain.toLowerCase());
  return meant === null || meant === domain.toLowerCase() ? null : `${name}@${meant}`;
}

function domainMeant(domain: string): string | null {
  if (alike.has(domain)) return null;
  const [, label = '', ending] = /^([^.]*)\.?(.*)$/.exec(domain) ?? [];
  const provider = providers.find((each) => isOneSlip(label, each));
  if (provider !== undefined && (!ending || isOneSlip(ending, 'com'))) return `${provider}.com`;
  // No domain ends so.
  return domain.endsWith('.con') ? domain.replace(/con$/, 'com') : null;
}

/** Whether one slip or none lies between two words: a letter too many, too few or wrong, or two that changed places. */
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

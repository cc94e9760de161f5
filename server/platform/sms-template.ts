/** The message of one SMS. It never has a PIN or a code in it: an SMS is read on a locked screen, and by others. */
export interface Sms {
  /** The number, of ten digits in Nepal, else with + and the country's. */
  readonly to: string;
  readonly text: string;
}

/** The call that sends one SMS, as SMS_URL, SMS_METHOD, SMS_HEADERS and SMS_BODY describe it. */
export interface SmsTemplate {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const byForm = 'application/x-www-form-urlencoded';
const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
const asItStands = (value: string) => value;

/**
 * Fills `{to}` and `{text}` in. The address and the headers take them percent-encoded. The body takes them as its content
 * type asks: a form percent-encoded, JSON inside of a string, all others as they are. A body without a type is a form.
 */
export function filledIn({ url, method, headers, body }: SmsTemplate, sms: Sms): SmsTemplate {
  const named = Object.entries(headers).map(([name, value]) => [
    name.toLowerCase(),
    fill(value, sms, encodeURIComponent),
  ]);
  const sent: Record<string, string> = Object.fromEntries(named);
  if (body !== null) sent['content-type'] ??= byForm;
  return {
    url: fill(url, sms, encodeURIComponent),
    method,
    headers: sent,
    body: body === null ? null : fill(body, sms, encodingOf(sent['content-type'] ?? byForm)),
  };
}

function encodingOf(contentType: string): (value: string) => string {
  const [type = ''] = contentType.toLowerCase().split(';');
  if (type.trim() === byForm) return encodeURIComponent;
  return /^application\/(?:[\w.-]+\+)?json$/.test(type.trim()) ? inJson : asItStands;
}

function fill(template: string, sms: Sms, encode: (value: string) => string): string {
  return template.replaceAll(/\{(to|text)\}/g, (_whole, name: keyof Sms) => encode(sms[name]));
}

/** Reads headers as a setting has them: `Authorization: Bearer abc | Accept: application/json`. Null for another form. */
export function readHeaders(text: string): Record<string, string> | null {
  const read: Record<string, string> = {};
  for (const part of text.split('|')) {
    const [, name, value] = /^\s*([!#$%&'*+.^_`~\w-]+):\s*([\x20-\x7e]*?)\s*$/.exec(part) ?? [];
    if (name === undefined || value === undefined) return null;
    read[name] = value;
  }
  return read;
}

/** Why a template can't send an SMS, as the end of a sentence about the variable; null if it can. */
export function whatIsWrong(template: SmsTemplate): { readonly variable: string; readonly say: string } | null {
  const { url, method, headers, body } = template;
  if (method === 'GET' && body !== null)
    return { variable: 'SMS_METHOD', say: 'must be POST or PUT when SMS_BODY is set' };
  const all = [url, ...Object.values(headers), body ?? ''].join('\n');
  if (!all.includes('{to}') || !all.includes('{text}')) {
    return { variable: 'SMS_BODY', say: 'must have {to} and {text}, unless SMS_URL has them' };
  }
  const { headers: sent, body: filled } = filledIn(template, { to: '9800000000', text: '"' });
  if (filled !== null && encodingOf(sent['content-type'] ?? '') === inJson && !isJson(filled)) {
    return { variable: 'SMS_BODY', say: 'must be JSON with {to} and {text} inside of strings, as SMS_HEADERS says' };
  }
  return null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

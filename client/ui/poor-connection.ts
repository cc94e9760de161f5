/** The connection's data, in browsers that have them. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor pays for every byte, or waits long for it. */
export function isPoorConnection(): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as { readonly connection?: Connection }).connection ?? {};
  return saveData || /2g|3g/.test(effectiveType);
}

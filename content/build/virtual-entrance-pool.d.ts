/** content/build/entrance-pool-plugin.ts makes both modules. */
declare module 'virtual:entrance/entrance-pool' {
  import type { LoadedBank } from '#content/load/loaded-bank.ts';

  const bank: LoadedBank;
  export default bank;
}

declare module 'virtual:entrance/entrance-explanations' {
  import type { Explanations } from '#content/load/loaded-bank.ts';

  const explanations: Explanations;
  export default explanations;
}

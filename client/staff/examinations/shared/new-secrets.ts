import { useQuery, useQueryClient } from '@tanstack/react-query';

/** New secrets that no server stores in clear: PINs by symbol number, passes by room. */
export interface NewSecrets {
  readonly pins: Readonly<Record<string, string>>;
  readonly passes: Readonly<Record<string, string>>;
}

const nothing: NewSecrets = { pins: {}, passes: {} };

/**
 * The PINs and passes of an examination that this window has made. While it is open and the same person is signed in, they can be printed
 * and saved. No disk has them.
 */
export function useNewSecrets(code: string) {
  const client = useQueryClient();
  const queryKey = ['just-made', code];
  const { data } = useQuery({
    queryKey,
    queryFn: () => nothing,
    initialData: nothing,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return {
    ...data,
    keep: (kind: keyof NewSecrets, made: Readonly<Record<string, string>>) =>
      client.setQueryData<NewSecrets>(queryKey, (before = nothing) => ({
        ...before,
        [kind]: { ...before[kind], ...made },
      })),
  };
}

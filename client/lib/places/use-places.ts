import { useEffect, useState } from 'react';
import { loadDistricts, loadLocalLevels, type LocalLevel, type Place } from '#text/places/places.ts';

/** The districts and the local levels of a province. */
export interface ProvincePlaces {
  readonly districts: readonly Place[];
  readonly localLevels: readonly LocalLevel[];
}

/**
 * The places of the province with this code: null until they are there, `failed` where they did not load. `again` loads
 * them once more.
 */
export function usePlaces(province: string): {
  readonly places: ProvincePlaces | null;
  readonly hasFailed: boolean;
  readonly again: () => void;
} {
  const [loaded, setLoaded] = useState<LoadedPlaces | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (province === '') return;
    let shown = true;
    const show = (places: ProvincePlaces | null) => shown && setLoaded({ province, tries, places });
    void loadProvince(province).then(show, () => show(null));
    return () => {
      shown = false;
    };
  }, [province, tries]);
  const isLoaded = loaded?.province === province && loaded.tries === tries;
  return {
    places: isLoaded ? loaded.places : null,
    hasFailed: isLoaded && loaded.places === null,
    again: () => setTries(tries + 1),
  };
}

interface LoadedPlaces {
  readonly province: string;
  readonly tries: number;
  /** Null where they did not load. */
  readonly places: ProvincePlaces | null;
}

async function loadProvince(province: string): Promise<ProvincePlaces> {
  const [districts, localLevels] = await Promise.all([loadDistricts(), loadLocalLevels(province)]);
  return { districts: districts.filter(({ code }) => code.startsWith(province)), localLevels };
}

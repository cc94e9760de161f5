import { usePlaces } from '#client/lib/places/use-places.ts';
import { TryAgain } from '#client/ui/try-again.tsx';
import { figure, language } from '#messages/language.ts';
import * as m from '#messages/apply.ts';
import { SelectField, TextField, useAsked } from './form-fields.tsx';
import { useField, useFormPage } from './form-context.ts';
import { placesOf } from './part-you.tsx';
import { fullName, provinces, type Place } from '#text/places/places.ts';

/** Where the applicant is at home, by the official list of local levels, and the guardian. */
export function PartAddress() {
  const { open } = useFormPage();
  const [address, guardian] = [useAsked('address'), useAsked('guardian')];
  const [province] = useField('province');
  const [district] = useField('district');
  const [localLevel] = useField('localLevel');
  const { places, hasFailed, again } = usePlaces(province);
  const inDistrict = places?.localLevels.filter(({ code }) => district !== '' && code.startsWith(district)) ?? [];
  const level = inDistrict.find(({ code }) => code === localLevel);
  const clear = (...fields: readonly string[]) => {
    for (const field of fields) open.type(field, '');
  };
  const isOptional = address === 'optional';
  const [first = 1, guardianPlace = 6] = placesOf([address, guardian]);
  return (
    <>
      {address && (
        <>
          <SelectField
            field="province"
            label={m.province}
            place={first}
            isOptional={isOptional}
            choices={choicesOf(provinces)}
            onChosen={() => clear('district', 'localLevel', 'ward')}
          />
          {hasFailed && <TryAgain sentence={m.placesNotLoaded} busy={false} onRetry={again} />}
          <SelectField
            field="district"
            label={m.district}
            place={2}
            isOptional={isOptional}
            choices={choicesOf(places?.districts ?? [])}
            onChosen={() => clear('localLevel', 'ward')}
          />
          <SelectField
            field="localLevel"
            label={m.localLevel}
            place={3}
            isOptional={isOptional}
            choices={inDistrict.map((each) => ({ value: each.code, name: fullName(each, language) }))}
            onChosen={() => clear('ward')}
          />
          <SelectField
            field="ward"
            label={m.ward}
            place={4}
            isOptional={isOptional}
            choices={Array.from({ length: level?.wards ?? 0 }, (_, ward) => ({
              value: String(ward + 1),
              name: figure(ward + 1),
            }))}
          />
          <TextField field="tole" label={m.tole} place={5} isOptional maxLength={100} autoComplete="address-line1" />
        </>
      )}
      {guardian && (
        <TextField
          field="guardian"
          label={m.guardian}
          place={address ? 6 : guardianPlace}
          isOptional={guardian === 'optional'}
          maxLength={100}
        />
      )}
    </>
  );
}

/** Places by the alphabet of the language. */
function choicesOf(places: readonly Place[]) {
  return places
    .map(({ code, names }) => ({ value: code, name: names[language] }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

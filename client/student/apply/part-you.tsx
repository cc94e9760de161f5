import { ageOn } from '#contract/age.ts';
import { readApplicationDay } from '#contract/application-day.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { dayAt } from '#text/dates.ts';
import * as m from '#messages/apply.ts';
import { ChoiceField, DayField, TextField, useAsked } from './form-fields.tsx';
import { useField, useFormPage } from './form-context.ts';

/** Who applies. */
export function PartYou() {
  const { notice } = useFormPage();
  const asked = {
    nameNepali: useAsked('nameNepali'),
    gender: useAsked('gender'),
    phone: useAsked('phone'),
    email: useAsked('email'),
  };
  const [birth] = useField('dateOfBirth');
  const born = readApplicationDay(birth);
  const places = placesOf([true, asked.nameNepali, true, asked.gender, asked.phone, asked.email]);
  return (
    <>
      <TextField
        field="name"
        label={m.name}
        place={places[0] ?? 1}
        hint={m.nameHint}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={100}
      />
      {asked.nameNepali && (
        <TextField
          field="nameNepali"
          label={m.nameNepali}
          place={places[1] ?? 2}
          isOptional={asked.nameNepali === 'optional'}
          lang="ne"
          maxLength={100}
        />
      )}
      <DayField
        field="dateOfBirth"
        label={m.dateOfBirth}
        place={places[2] ?? 3}
        further={() =>
          born === undefined ? undefined : m.ageThen(ageOn(born, dayAt(Date.parse(notice.startsAt), timeZone)))
        }
      />
      {asked.gender && (
        <ChoiceField
          field="gender"
          label={m.gender}
          place={places[3] ?? 4}
          isOptional={asked.gender === 'optional'}
          choices={(['female', 'male', 'other', 'unsaid'] as const).map((value) => ({ value, name: m.genders[value] }))}
          inTwo
        />
      )}
      {asked.phone && (
        <TextField
          field="phone"
          label={m.phone}
          place={places[4] ?? 5}
          isOptional={asked.phone === 'optional'}
          hint={m.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
        />
      )}
      {asked.email && (
        <TextField
          field="email"
          label={m.email}
          place={places[5] ?? 6}
          isOptional={asked.email === 'optional'}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
      )}
    </>
  );
}

/** The number of each field on its page, from 1; those that are not there have no number of their own. */
export function placesOf(there: readonly unknown[]): readonly number[] {
  let place = 0;
  return there.map((each) => (place += each ? 1 : 0));
}

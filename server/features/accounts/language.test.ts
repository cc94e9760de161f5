import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

const inNepali = { 'accept-language': 'ne' };

describe.each(databases)('the language of an account on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    place = await make();
    server = await createTestApp(place);
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });
  const lastMail = async () => {
    await server.tick();
    return server.mails.at(-1) ?? { subject: '', text: '', html: '' };
  };

  it.each([
    [{ name: ' ' }, { name: 'आफ्नो नाम लेख्नुहोस्।' }],
    [{ name: 'n'.repeat(101) }, { name: 'नाम बढीमा १०० अक्षरको हुनुपर्छ।' }],
    [{ name: 'a\u0000b' }, { name: 'नाममा अक्षर मात्र लेख्नुहोस्।' }],
    [
      { name: 'Si\u200Bta' },
      {
        name: 'यस नाममा नदेखिने अक्षर छन्, जस्तो कपी गरेको पाठमा कहिलेकाहीँ हुन्छ। नाम आफैँ टाइप गर्नुहोस्।',
      },
    ],
    [{ name: 'www.evil.example' }, { name: 'नाममा वेबसाइटको ठेगाना राख्न मिल्दैन। आफ्नो नाम मात्र लेख्नुहोस्।' }],
    [{ email: undefined }, { email: 'आफ्नो इमेल लेख्नुहोस्।' }],
    [{ email: 'sita' }, { email: 'name@example.com जस्तो इमेल लेख्नुहोस्।' }],
    [{ email: `${'s'.repeat(250)}@x.np` }, { email: 'इमेल बढीमा २५४ अक्षरको हुनुपर्छ।' }],
    [{ password: undefined }, { password: 'पासवर्ड लेख्नुहोस्।' }],
    [{ password: 'short' }, { password: 'पासवर्ड कम्तीमा ८ अक्षरको हुनुपर्छ।' }],
    [{ password: 'p'.repeat(129) }, { password: 'पासवर्ड बढीमा १२८ अक्षरको हुनुपर्छ।' }],
    [{ password: 'password123' }, { password: 'यो पासवर्ड धेरैले राख्छन्, त्यसैले सबैभन्दा पहिले यही अनुमान गरिन्छ। अर्को राख्नुहोस्।' }],
    [
      { password: 'sita-sharma-1' },
      { password: 'पासवर्डमा तपाईंको नाम, इमेल वा Tayari को नाम राख्न मिल्दैन। अर्को राख्नुहोस्।' },
    ],
    [{ town: 'Pokhara' }, { town: 'यो फिल्ड यहाँ हुँदैन।' }],
  ])('is what a registration with %j is refused in', async (wrong, fields) => {
    const answer = await post(server.app, '/register', { ...sita, ...wrong }, inNepali);
    expect(answer.statusCode).toBe(422);
    expect(ErrorBody.parse(answer.json())).toMatchObject({ message: expect.stringMatching(/जाँचेर/), fields });
  });

  it('is the one it was registered in, until its owner chooses another; mails are written in it', async () => {
    const asha = { ...sita, email: 'asha@example.com' };
    const registered = await post(server.app, '/register', asha, inNepali);
    expect(registered.json()).toMatchObject({ message: 'दर्ता भयो। अब लगइन गर्नुहोस्।' });
    expect((await post(server.app, '/register', asha, inNepali)).json()).toMatchObject({
      fields: { email: 'यस इमेलको खाता पहिले नै छ।' },
    });

    const sent = await post(server.app, '/send-link', { email: asha.email });
    expect(sent.json()).toEqual({
      message: 'If there is an account with this e-mail, a link is on its way. Look into your inbox.',
    });
    const link = await lastMail();
    expect(link.subject).toBe('नयाँ पासवर्डको लिङ्क');
    expect(link.text).toContain('यो लिङ्क ३० मिनेटभित्र एक पटक मात्र चल्छ।');
    expect(link.text).toMatch(/^http:\/\/tayari\.test\/ne\/reset-password\/[\w-]{43}$/m);
    expect(link.html).toContain('<html lang="ne">');

    const { token } = await logIn(server.app, asha);
    const change = (currentPassword: string, password: string) =>
      post(server.app, '/change-password', { currentPassword, password }, bearer(token));
    await change(asha.password, 'a-new-password');
    const changed = await lastMail();
    expect(changed.subject).toBe('तपाईंको पासवर्ड फेरियो');
    expect(changed.text).toContain('२०८३ मंसिर ५ गते, शनिबार (21 Nov 2026), 11:45 बजे');
    expect(changed.text).toContain('http://tayari.test/ne/forgot-password');

    const choose = (language: string) =>
      server.app.inject({
        method: 'PUT',
        url: '/api/me/language',
        headers: { ...bearer(token), ...inNepali },
        payload: { language },
      });
    expect((await choose('de')).json()).toMatchObject({ fields: { language: 'भाषा en वा ne हुनुपर्छ।' } });
    expect((await choose('en')).json()).toEqual({ message: 'तपाईंको भाषा सुरक्षित भयो।' });
    await change('a-new-password', 'yet-another-one');
    expect(await lastMail()).toMatchObject({
      subject: 'Your password was changed',
      text: expect.stringContaining('http://tayari.test/forgot-password'),
      html: expect.stringContaining('<html lang="en">'),
    });
  });
});

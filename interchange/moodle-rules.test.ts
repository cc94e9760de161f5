import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeMoodleXml } from './moodle-xml-write.ts';
import { anyItems } from './testing/items.ts';
import { allNamed, attribute, child, childrenNamed, elementsIn, parseMarkup, textIn, type Element } from './xml.ts';

const fieldOf = (element: Element | undefined) => textIn(element && child(element, 'text'));

/**
 * The rules of Moodle's own reader (question/format/xml/format.php, 4.x). It silently misreads what it does not know,
 * so only candidates would notice a mistake here.
 */
test('what is written keeps the rules of Moodle’s reader', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const [quiz] = elementsIn(parseMarkup(writeMoodleXml(items).text, 'xml') ?? []);
      expect(quiz?.name).toBe('quiz');
      const questions = allNamed(quiz ?? [], 'question');
      const kinds = questions.map((question) => attribute(question, 'type'));
      expect(kinds.filter((kind) => kind === 'multichoice')).toHaveLength(items.length);
      for (const question of questions) {
        // The path begins at the course's top category; a slash within a name is doubled.
        if (attribute(question, 'type') === 'category') {
          expect(fieldOf(child(question, 'category'))).toMatch(/^\$course\$\/top(\/|$)/);
          continue;
        }
        const name = fieldOf(child(question, 'name'));
        expect(name.length > 0 && name.length <= 255).toBe(true);
        for (const field of ['questiontext', 'generalfeedback', 'answer']) {
          for (const each of childrenNamed(question, field)) expect(attribute(each, 'format')).toBe('html');
        }
        // Moodle takes any `single` as true that is not empty and not "false". With several right options each one then
        // gives full marks.
        expect(textIn(child(question, 'single'))).toBe('true');
        expect(['true', 'false', '0', '1']).toContain(textIn(child(question, 'shuffleanswers')));
        expect(['none', 'abc', 'ABCD', '123', 'iii', 'IIII']).toContain(textIn(child(question, 'answernumbering')));
        const fractions = childrenNamed(question, 'answer').map((answer) => attribute(answer, 'fraction'));
        expect(new Set([...fractions, '0', '100'])).toEqual(new Set(['0', '100']));
        expect(fractions).toContain('100');
        // A file belongs to the field that shows it, under its name, in base64.
        const shown = /@@PLUGINFILE@@\/([^"]+)/.exec(fieldOf(child(question, 'questiontext')))?.[1];
        const files = allNamed(question, 'file');
        expect(files.map((file) => attribute(file, 'name'))).toEqual(shown === undefined ? [] : [shown]);
        for (const file of files) {
          expect([attribute(file, 'path'), attribute(file, 'encoding')]).toEqual(['/', 'base64']);
          expect(textIn(file)).toMatch(/^[A-Za-z\d+/]+={0,2}$/);
          expect(file.parent).toBe(child(question, 'questiontext'));
        }
      }
    }),
    { numRuns: 30 },
  );
});

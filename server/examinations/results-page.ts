import {
  shownLists,
  tieReasons,
  type PublishedResults,
  type PublishedRow,
  type ShownList,
} from '#contract/published-results.ts';
import { momentIn } from '#text/dates.ts';
import * as en from '#text/en/results.ts';
import { inEachLanguage, languages, type Language } from '#text/language.ts';
import { marksFigure } from '#text/marks.ts';
import * as ne from '#text/ne/results.ts';

const texts = inEachLanguage(en, ne);
type Words = (typeof texts)[Language];

const languageNames: Readonly<Record<Language, string>> = { en: 'English', ne: 'नेपाली' };

/** Where the page of each language lies in a publication. */
export const resultsPages: Readonly<Record<Language, string>> = { en: 'index.html', ne: 'ne.html' };

/** Text that is markup already. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A template whose values are escaped, whatever a candidate or a group is called; markup and lists of it stand as they are. */
function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Markup | readonly Markup[])[]
): Markup {
  const write = (value: (typeof values)[number]): string =>
    typeof value === 'object' && 'length' in value
      ? value.map(({ text }) => text).join('')
      : value instanceof Markup
        ? value.text
        : String(value).replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
  return new Markup(parts.reduce((text, part, index) => text + write(values[index - 1] ?? '') + part));
}

const nothing = new Markup('');

const style = `
:root{color-scheme:light dark}
body{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem;font:17px/1.5 Mukta,'Noto Sans Devanagari',system-ui,sans-serif}
:lang(ne){line-height:1.6}
h1{margin:0;font-size:2rem;line-height:1.2}
h2{margin:2.5rem 0 0;font-size:1.35rem}
header p,.small,small{font-size:.9rem}
small{display:block}
.scroll{overflow-x:auto}
table{width:100%;margin-top:.5rem;border-collapse:collapse;border-top:2px solid}
th{font-weight:400;font-size:.9rem;text-align:left;border-bottom:1px solid}
td,th{padding:.4rem .5rem}
tr:nth-child(n+2) td{border-top:1px solid #8885}
.figure{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
footer{margin-top:3rem;border-top:2px solid;padding-top:.75rem}
code{overflow-wrap:anywhere;font-size:.8rem}
@page{size:A4;margin:15mm;@bottom-right{content:counter(page) ' / ' counter(pages)}}
@media print{nav{display:none}thead{display:table-header-group}tr{break-inside:avoid}body{padding:0;font-size:10pt}}`;

interface Beside {
  readonly signature: string;
  /** The names of the signed lists and of the public key in the same folder. */
  readonly file: string;
  readonly publicKey: string;
  /** The zone that times are shown in. */
  readonly timeZone: string;
}

/**
 * What was published as a page that needs nothing beside it: no script, no font, no server.
 */
export function resultsPage(
  published: PublishedResults,
  { signature, file, publicKey, timeZone }: Beside,
  language: Language,
): string {
  const t = texts[language];
  const title = (language === 'ne' && published.title.ne) || published.title.en;
  const lists = shownLists(published, t);
  const passed = published.ranking.filter((row) => row.passed).length;
  const seats = lists.reduce((sum, list) => sum + (list.kind === 'seats' ? list.seats : 0), 0);
  const withheld = published.ranking.filter((row) => row.withheld).map(({ symbolNumber }) => symbolNumber);
  const other = languages.filter((each) => each !== language);
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${t.meritList}: ${title}</title>
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body>
        <header>
          <nav>
            ${other.map((each) => html`<a href="${resultsPages[each]}" hreflang="${each}" lang="${each}">${languageNames[each]}</a>`)}
          </nav>
          <p>${title}</p>
          <h1>${t.meritList}</h1>
          <p>
            ${t.published(momentIn(language, Date.parse(published.publishedAt), timeZone))}
            ${t.counts(published.sat, passed, seats)}
          </p>
        </header>
        <main>
          ${lists.map((list) => listSection(list, published, t))}
          ${withheld.length > 0 ? html`<p>${t.withheld(withheld.join(', '))}</p>` : nothing}
        </main>
        <footer>
          <p><b>${t.signed}</b> ${t.signedNote}</p>
          <p><code>${signature}</code></p>
          <p><a href="${file}">${t.asFile}</a> <a href="${publicKey}">${t.publicKey}</a></p>
        </footer>
      </body>
    </html> `;
  return page.text;
}

function listSection(list: ShownList, published: PublishedResults, t: Words): Markup {
  const { id, title, note, kind, seats, candidates } = list;
  const rows = new Map(published.ranking.map((row) => [row.symbolNumber, row]));
  const reasons = tieReasons(published, t);
  const sections = Object.keys(published.ranking[0]?.sections ?? {});
  const named = candidates.some(({ name }) => name !== undefined);
  const heading = html`<h2 id="${id}">${title}</h2>
    <p class="small">${t.inARow(kind === 'seats' ? t.seats(seats) : t.waiting(seats), note)}</p>`;
  if (candidates.length === 0)
    return html`<section aria-labelledby="${id}">
      ${heading}
      <p>${t.nobody}</p>
    </section>`;
  return html`<section aria-labelledby="${id}">
    ${heading}
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${t.rank}</th>
            <th scope="col">${t.symbolShort}</th>
            ${named ? html`<th scope="col">${t.candidate}</th>` : nothing}${sections.map((section) => html`<th scope="col" class="figure">${section}</th>`)}
            <th scope="col" class="figure">${t.marks}</th>
          </tr>
        </thead>
        <tbody>
          ${candidates.map(({ symbolNumber, name, rank, total }) => {
            const reason = reasons.get(symbolNumber);
            const why = reason === undefined ? nothing : html`<small>${reason}</small>`;
            return html`<tr>
              <td>${rank}</td>
              <td>${symbolNumber}${named ? nothing : why}</td>
              ${named ? html`<td>${name ?? ''}${why}</td>` : nothing}${sectionCells(sections, rows.get(symbolNumber))}
              <td class="figure">${marksFigure(total)}</td>
            </tr> `;
          })}
        </tbody>
      </table>
    </div>
  </section> `;
}

function sectionCells(sections: readonly string[], row: PublishedRow | undefined): readonly Markup[] {
  return sections.map((section) => html`<td class="figure">${marksFigure(row?.sections[section] ?? 0)}</td>`);
}

import { strToU8 } from 'fflate';
import { htmlOf } from './html.ts';
import type { FileItem, OmittedItem } from './item.ts';
import { tagsOf } from './labels.ts';
import { pictureKind } from './pictures.ts';
import { difficulties } from './qti.ts';
import { withParentheses } from './tex.ts';
import { escapeXml } from './xml.ts';
import { zip } from './zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const packaging = 'http://www.imsglobal.org/xsd/imscp_v1p1';
const itemSpace = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const metadataSpace = 'http://www.imsglobal.org/xsd/imsmd_v1p2';

/**
 * Writes a QTI 2.1 package. Each item is a file with its picture next to it. The manifest has its tags, subject and
 * topic. `pack` makes an archive of the files.
 */
export function writeQti(
  items: readonly FileItem[],
  pack: (files: Readonly<Record<string, Uint8Array>>) => Uint8Array = zip,
): { bytes: Uint8Array; leftOut: OmittedItem[] } {
  const named = items.map((item, place) => {
    const name = `item-${String(place + 1).padStart(5, '0')}`;
    const { figure } = item;
    return {
      item,
      name,
      picture: figure && { path: `images/${name}.${pictureKind(figure.bytes)?.extension ?? 'png'}`, ...figure },
    };
  });
  const files = named.flatMap(({ item, name, picture }) => [
    [`${name}.xml`, strToU8(writeItem(item, name, picture))] as const,
    ...(picture ? [[picture.path, picture.bytes] as const] : []),
  ]);
  const resources = named.map(({ item, name, picture }) => writeResource(item, name, picture?.path));
  const manifest = `${head}<manifest xmlns="${packaging}" xmlns:imsmd="${metadataSpace}" identifier="items">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
${resources.join('')}</resources>
</manifest>
`;
  return { bytes: pack(Object.fromEntries([['imsmanifest.xml', strToU8(manifest)] as const, ...files])), leftOut: [] };
}

function writeItem(item: FileItem, name: string, picture: { path: string; alt: string } | null): string {
  const { stem, options, right, explanation, language } = item;
  const idOf = (id: string) => `option-${id}`;
  const values = right.slice(0, 1).map((id) => `<value>${idOf(id)}</value>`);
  const correct = values.length > 0 ? `<correctResponse>${values.join('')}</correctResponse>\n` : '';
  const entries = right.map((id) => `<mapEntry mapKey="${idOf(id)}" mappedValue="1"/>`);
  // If several options are right, candidates choose any one of them. A mapping says so, because the correct response
  // can name only one.
  const mapping = right.length > 1 ? `<mapping defaultValue="0">${entries.join('')}</mapping>\n` : '';
  const shown = picture ? `<p><img src="${picture.path}" alt="${escapeXml(picture.alt)}"/></p>\n` : '';
  const choices = options.map(
    ({ id, text }) => `<simpleChoice identifier="${idOf(id)}">${html(text)}</simpleChoice>\n`,
  );
  const feedback =
    explanation === ''
      ? ''
      : `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="EXPLANATION" showHide="show">${html(explanation)}</modalFeedback>\n`;
  const template = right.length > 1 ? 'map_response' : 'match_correct';
  const outcome =
    explanation === ''
      ? ''
      : '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>\n';
  return `${head}<assessmentItem xmlns="${itemSpace}" identifier="${name}" title="${name}" xml:lang="${language}" adaptive="false" timeDependent="false">
<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
${correct}${mapping}</responseDeclaration>
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
${outcome}<itemBody>
${stem === '' ? '' : `<p>${html(stem)}</p>\n`}${shown}<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">
${choices.join('')}</choiceInteraction>
</itemBody>
<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${template}"/>
${feedback}</assessmentItem>
`;
}

function writeResource(item: FileItem, name: string, picture: string | undefined): string {
  const { subject, topic, difficulty, language } = item;
  const string = (text: string) => `<imsmd:langstring>${escapeXml(text)}</imsmd:langstring>`;
  const valueOf = (text: string) =>
    `<imsmd:source>${string('LOMv1.0')}</imsmd:source><imsmd:value>${string(text)}</imsmd:value>`;
  const named = subject === null ? tagsOf({ ...item, language: null, difficulty: null }) : item.tags;
  const keywords = named.map((tag) => `<imsmd:keyword>${string(tag)}</imsmd:keyword>`);
  const rated =
    difficulty === null
      ? ''
      : `<imsmd:educational><imsmd:difficulty>${valueOf(difficulties[difficulty - 1] ?? '')}</imsmd:difficulty></imsmd:educational>`;
  const taxons = [subject, topic].flatMap((entry) =>
    subject === null || entry === null ? [] : `<imsmd:taxon><imsmd:entry>${string(entry)}</imsmd:entry></imsmd:taxon>`,
  );
  const sorted =
    taxons.length === 0
      ? ''
      : `<imsmd:classification><imsmd:taxonpath>${taxons.join('')}</imsmd:taxonpath></imsmd:classification>`;
  const general = `<imsmd:general><imsmd:language>${language}</imsmd:language>${keywords.join('')}</imsmd:general>`;
  const files = [`${name}.xml`, ...(picture === undefined ? [] : [picture])].map((path) => `<file href="${path}"/>`);
  return `<resource identifier="${name}" type="imsqti_item_xmlv2p1" href="${name}.xml">
<metadata><imsmd:lom>${general}${rated}${sorted}</imsmd:lom></metadata>
${files.join('')}
</resource>
`;
}

function html(text: string): string {
  return htmlOf(withParentheses(text), escapeXml);
}

import { messageOf } from '#text/message.ts';
import { isTag } from 'domhandler';
import type { Collector } from './build-item.ts';
import { reduceHtml, type Pictures, type ReducedHtml } from './html.ts';
import { partialMarks, problem, type Problem, type FilePlace } from './item.ts';
import { languageNamed, type Labels } from './labels.ts';
import {
  allNamed,
  attribute,
  child,
  childrenNamed,
  elementsIn,
  nameOf,
  textIn,
  type ChildNode,
  type Element,
} from './xml.ts';

const otherInteraction = /interaction$/;
/** Parts of a body that do not belong to the question's text. */
const aside = new Set([
  'choiceinteraction',
  'rubricblock',
  'feedbackblock',
  'feedbackinline',
  'modalfeedback',
  'stylesheet',
  'templateblock',
]);

/** Reads an item of QTI 2.1, 2.2 or 3.0. `nameOf` makes the names of the three versions the same. */
export function takeQtiItem(found: Collector, item: Element, where: FilePlace, labels: Labels, from: Pictures): void {
  const body = child(item, 'itembody');
  const interactions = elementsBelow(body).filter((each) => otherInteraction.test(nameOf(each)));
  const [choice] = interactions;
  if (!body || !choice) return found.skip(where, messageOf('asks-nothing'));
  if (interactions.length > 1) return found.skip(where, messageOf('other-kind', 'several-parts'));
  if (nameOf(choice) !== 'choiceinteraction') return found.skip(where, messageOf('other-interaction', nameOf(choice)));
  if (child(item, 'templatedeclaration')) return found.skip(where, messageOf('made-anew'));
  const problems: Problem[] = [];
  const read = (nodes: readonly ChildNode[]): ReducedHtml => {
    const reduced = reduceHtml(nodes, where, from);
    problems.push(...reduced.problems);
    return reduced;
  };
  const key = keyOf(item, attribute(choice, 'responseidentifier') ?? '');
  if (key === 'several') return found.skip(where, messageOf('several-right'));
  problems.push(...partialMarks(where, key.points, Math.max(...key.points)));
  if (hasMaterial(item, body)) problems.push(problem(where, messageOf('material-lost')));
  if (allNamed(body, 'feedbackblock').length + allNamed(body, 'feedbackinline').length > 0) {
    problems.push(problem(where, messageOf('feedback-lost')));
  }
  const prompt = child(choice, 'prompt');
  const stem = [read(without(body)), read(prompt ? [prompt] : [])];
  const choices = childrenNamed(choice, 'simplechoice').map((each) => {
    return { ...read(without(each)), id: attribute(each, 'identifier') ?? '' };
  });
  const pictured = choices.filter(({ pictures }) => pictures.length > 0);
  if (pictured.some(({ text }) => text === '')) return found.skip(where, messageOf('picture-options'));
  if (pictured.length > 0) problems.push(problem(where, messageOf('picture-in-option')));
  const pictures = stem.flatMap((part) => part.pictures);
  if (pictures.length > 1) problems.push(problem(where, messageOf('one-picture', pictures.length - 1)));
  const explanation = explanationOf(item, new Set(choices.map(({ id }) => id)));
  if (explanation.isLost) problems.push(problem(where, messageOf('feedback-lost')));
  const language = languageNamed(item.attribs['xml:lang'] ?? '');
  found.add({
    where,
    stem: stem
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n'),
    options: choices.map(({ text, id }) => ({ text, right: key.right.has(id) })),
    explanation: explanation.general.map(({ children }) => read(children).text).join('\n'),
    figure: pictures[0] ?? null,
    labels: { ...labels, language: language ?? labels.language },
    problems,
  });
}

function elementsBelow(element: Element | undefined): Element[] {
  return element ? elementsIn(element).flatMap((each) => [each, ...elementsBelow(each)]) : [];
}

/** A copy of an element's content, without the parts that are not question text. */
function without(element: Element): ChildNode[] {
  return element.children.flatMap((node): ChildNode[] => {
    if (!isTag(node)) return [node];
    if (aside.has(nameOf(node))) return [];
    if (!elementsBelow(node).some((each) => aside.has(nameOf(each)))) return [node];
    const copy = node.cloneNode(false);
    copy.children = without(node);
    return [copy];
  });
}

/** Whether candidates need other material for the item: a stimulus, a text, or a rubric for them. */
function hasMaterial(item: Element, body: Element): boolean {
  const rubrics = allNamed(body, 'rubricblock').filter((each) => /candidate/.test(attribute(each, 'view') ?? ''));
  return (
    child(item, 'assessmentstimulusref') !== undefined ||
    child(item, 'companionmaterialsinfo') !== undefined ||
    rubrics.some((each) => textIn(each).trim() !== '')
  );
}

/** The identifiers of the right choices, and the points that choices earn; 'several' if the item asks for all that apply. */
function keyOf(item: Element, response: string): { right: ReadonlySet<string>; points: readonly number[] } | 'several' {
  const declarations = childrenNamed(item, 'responsedeclaration');
  const declaration = declarations.find((each) => attribute(each, 'identifier') === response) ?? declarations[0];
  if (!declaration) return { right: new Set(), points: [] };
  const values = allNamed(childrenNamed(declaration, 'correctresponse'), 'value').map((value) => textIn(value).trim());
  const isMultiple = /^(multiple|ordered)$/.test(attribute(declaration, 'cardinality') ?? '');
  if (isMultiple && values.length > 1) return 'several';
  // If one choice is allowed, a mapping may give several choices the most points. These are right too.
  const entries = allNamed(childrenNamed(declaration, 'mapping'), 'mapentry').map((entry) => ({
    id: attribute(entry, 'mapkey') ?? '',
    value: Number(attribute(entry, 'mappedvalue')),
  }));
  const best = entries.reduce((most, { value }) => Math.max(most, value), 0);
  const positive = entries.filter(({ value }) => value > 0);
  const mapped = isMultiple ? [] : positive.filter(({ value }) => value === best);
  const agrees = values.length === 0 || mapped.some(({ id }) => values.includes(id));
  return {
    right: new Set([...values, ...(agrees ? mapped.map(({ id }) => id) : [])]),
    points: entries.map(({ value }) => value),
  };
}

/** Feedback that belongs to no single choice and does not just say "right" or "wrong". */
function explanationOf(item: Element, choices: ReadonlySet<string>): { general: Element[]; isLost: boolean } {
  const feedbacks = childrenNamed(item, 'modalfeedback');
  const idOf = (feedback: Element) => attribute(feedback, 'identifier') ?? '';
  const general = feedbacks.filter(
    (each) => !choices.has(idOf(each)) && !/^(in)?correct|^(right|wrong)/i.test(idOf(each)),
  );
  return { general, isLost: general.length < feedbacks.length };
}

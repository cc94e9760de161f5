import type { RandomSource } from '#exam/random.ts';
import type { PracticeTopic } from '#exam/record/wins.ts';

/** The chance to be right by guessing one of four options. */
const guess = 0.25;

/** The part of a question that its fact decides; the topic's method decides the rest. */
const factShare = 0.6;

/** The share of a topic's method that is not known yet, and that one answer with its explanation teaches. */
const taughtByOne = 0.04;

/** What was learned of a method fades with this half-life, in days, until the topic is practised again. */
const fadesInDays = 30;

/** How many days a fact is kept after its first explanation, and how that grows with each right answer on another day. */
const firstStability = 2;
const growth = 2.5;

interface Method {
  /** Known from school, from 0 to 1: it does not fade. */
  readonly firm: number;
  /** Learned in practice, as a share of the rest. */
  learned: number;
  practised: number;
}

interface Fact {
  /** Days until the chance to remember it is 0.9. */
  stability: number;
  met: number;
}

/**
 * A student whose knowledge is known. Each question of the bank stands for one fact, and all questions of a topic for one
 * method. A share of both is known from school. An explanation teaches the fact for some days; each right answer on a
 * later day makes these days more. It teaches a little of the method too.
 */
export class SimulatedStudent {
  private readonly methods = new Map<string, Method>();
  private readonly firmFacts = new Set<string>();
  private readonly facts = new Map<string, Fact>();
  private readonly random: RandomSource;

  constructor(topics: readonly PracticeTopic[], random: RandomSource) {
    this.random = random;
    const ability = 0.15 + random() * 0.4;
    for (const { subject, topic, questions } of topics) {
      const firm = Math.min(0.95, Math.max(0, ability + (random() - 0.5) * 0.6));
      const key = `${subject}/${topic}`;
      this.methods.set(key, { firm, learned: 0, practised: 0 });
      for (let id = 0; id < questions; id += 1) if (random() < firm) this.firmFacts.add(`${key}/${id}`);
    }
  }

  /** Answers a question of a topic on a day, and learns from its explanation. */
  answer(topic: string, question: string, day: number): boolean {
    const method = this.methods.get(topic);
    if (method === undefined) throw new Error(`There is no topic ${topic}.`);
    const right = this.random() < this.chance(method, question, day);
    method.learned = learnedOn(method, day) + (1 - learnedOn(method, day)) * taughtByOne;
    method.practised = day;
    const fact = this.facts.get(question);
    if (fact === undefined) this.facts.set(question, { stability: firstStability, met: day });
    else {
      if (!right) fact.stability = firstStability;
      else if (day > fact.met) fact.stability *= growth;
      fact.met = day;
    }
    return right;
  }

  /** The marks to be expected in a paper on a day. `marksOf` gives the marks of a topic, `topics` its questions. */
  marks(topics: readonly PracticeTopic[], marksOf: ReadonlyMap<string, number>, day: number): number {
    let marks = 0;
    for (const { subject, topic, questions } of topics) {
      const key = `${subject}/${topic}`;
      const method = this.methods.get(key);
      if (method === undefined) continue;
      let chances = 0;
      for (let id = 0; id < questions; id += 1) chances += this.chance(method, `${key}/${id}`, day);
      marks += ((marksOf.get(key) ?? 0) * chances) / questions;
    }
    return marks;
  }

  private chance(method: Method, question: string, day: number): number {
    const knows = factShare * this.factOn(question, day) + (1 - factShare) * methodOn(method, day);
    return guess + (1 - guess) * knows;
  }

  private factOn(question: string, day: number): number {
    if (this.firmFacts.has(question)) return 1;
    const fact = this.facts.get(question);
    // The forgetting curve of Wixted and Carpenter (2007): a power of time.
    return fact === undefined ? 0 : (1 + (0.235 * (day - fact.met)) / fact.stability) ** -0.5;
  }
}

function learnedOn({ learned, practised }: Method, day: number): number {
  return learned * 0.5 ** ((day - practised) / fadesInDays);
}

function methodOn(method: Method, day: number): number {
  return method.firm + (1 - method.firm) * learnedOn(method, day);
}

import { createElement, useEffect, useState } from 'react';

export interface PlainQuestion {
  readonly question: string;
  readonly options: readonly string[];
  readonly answer: string;
}

/** The floor's page in React, without JSX so that Node can draw it too: a number, a countdown, radios and Next. */
export function Quiz({ paper }: { paper: readonly PlainQuestion[] }) {
  const [place, setPlace] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const [score, setScore] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(60);
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  const shown = paper[place];
  if (!shown) return createElement('h1', null, `You got : ${score} / ${paper.length}`);

  function next() {
    if (chosen === shown?.answer) setScore(score + 1);
    setPlace(place + 1);
    setChosen(null);
    setSecondsLeft(60);
  }
  const options = shown.options.map((option) =>
    createElement(
      'label',
      { key: `${place} ${option}` },
      createElement('input', {
        type: 'radio',
        name: 'o',
        value: option,
        checked: option === chosen,
        onChange: () => setChosen(option),
      }),
      ` ${option}`,
    ),
  );
  return createElement(
    'main',
    null,
    createElement('p', null, place + 1, ' of ', paper.length, ' · ', secondsLeft, ' s'),
    createElement('h1', null, shown.question),
    createElement('div', null, ...options),
    createElement('button', { type: 'button', onClick: next }, 'Next'),
  );
}

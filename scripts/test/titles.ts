// test('…'), describe("…"), and the second call of test.each(…)('…').
const title = /(?:\b(?:test|it|describe)(?:\.\w+)*|[)`])\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs

/** The titles in the source of a test. */
export const titlesIn = (source: string) =>
  [...source.matchAll(title)].map(([, , words]) => words ?? '')

/** A pattern for runners that matches titles with one of these texts, literally. */
export const anyOf = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')

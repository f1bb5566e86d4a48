// test('…'), describe("…"), and the second call of test.each(…)('…').
const title = /(?:\b(?:test|it|describe)(?:\.\w+)*|[)`])\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs

/** The titles in the source of a test. @param {string} source */
export const titlesIn = (source) => [...source.matchAll(title)].map(([, , words]) => words ?? '')

/** A pattern for runners that finds any of these texts in a title, as it is written. @param {readonly string[]} texts */
export const anyOf = (texts) =>
  texts.map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')

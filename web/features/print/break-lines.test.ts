import { expect, test } from '@jest/globals'
import { breakLines, joiner } from './break-lines'

/** All letters have the same width. */
const ruler = (text: string) => text.length

test.each([
  ['', 10, []],
  ['one', 10, ['one']],
  ['one two three', 20, ['one two three']],
  ['  one \n two  ', 20, ['one two']],
  // Even lines instead of full ones: not "aaa bb cc" above "ddddd".
  ['aaa bb cc ddddd', 9, ['aaa bb cc', 'ddddd']],
  ['aaaa bbbb cccc dddd eeee ffff', 15, ['aaaa bbbb cccc', 'dddd eeee ffff']],
  // An article stays with its word.
  ['aaaaaaaaaaaaaaaaaa a bbbb', 20, ['aaaaaaaaaaaaaaaaaa', 'a bbbb']],
  ['Nagy-Szentgyörgyi Anna', 12, [`Nagy-${joiner}`, 'Szentgyörgyi', 'Anna']],
  ['1990-2000', 6, [`1990-2${joiner}`, '000']],
  ['Wolfeschlegelstein', 8, [`Wolfesch${joiner}`, `legelste${joiner}`, 'in']],
])('%j at %i is %j', (text, width, lines) => {
  expect(breakLines(text, ruler, width)).toEqual(lines)
})

test('no line is wider than it may be, and no letter is lost', () => {
  const text =
    'Ha egy napig nem készül semmi a kezed alatt, feszültté válsz, mert az alkotás nyomás. '
  for (const width of [5, 12, 23, 40, 71]) {
    const lines = breakLines(text.repeat(4), ruler, width)
    for (const line of lines) expect(line.replace(joiner, '').length).toBeLessThanOrEqual(width)
    const joined = lines.map((line) => (line.endsWith(joiner) ? line.slice(0, -1) : `${line} `))
    expect(joined.join('').trim()).toBe(text.repeat(4).trim())
  }
})

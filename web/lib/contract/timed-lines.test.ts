import { expect, test } from '@jest/globals'
import { mostTimedLines, timedLinesOf } from './timed-lines'

test.each([
  ['', []],
  ['0:00 Elején', [{ second: 0, text: 'Elején' }]],
  [
    '1:05 Egy\n0:03 Kettő',
    [
      { second: 3, text: 'Kettő' },
      { second: 65, text: 'Egy' },
    ],
  ],
  ['1:02:03 Egy óra után', [{ second: 3723, text: 'Egy óra után' }]],
  ['0:09', [{ second: 9, text: '' }]],
  ['  0:09   szóközök  \n\n', [{ second: 9, text: 'szóközök' }]],
  ['ezt nem\n0:61 ezt sem\n0:10 ezt igen', [{ second: 10, text: 'ezt igen' }]],
  ['0:01 9:99 a szövegben', [{ second: 1, text: '9:99 a szövegben' }]],
])('%j is parsed as %j', (source, lines) => {
  expect(timedLinesOf(source)).toEqual(lines)
})

test('only the first `mostTimedLines` lines are read', () => {
  const source = Array.from({ length: mostTimedLines + 5 }, () => '0:01 a').join('\n')
  expect(timedLinesOf(source)).toHaveLength(mostTimedLines)
})

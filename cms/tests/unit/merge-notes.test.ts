import { describe, expect, test } from '@jest/globals'
import { mergeNotes } from '../../src/learning/lessons/merge-notes'

const rows = [
  ['different lines', 'a\nb\nc', 'A\nb\nc', 'a\nb\nC', 'A\nb\nC'],
  ['only mine', 'a', 'a\nb', 'a', 'a\nb'],
  ['only theirs', 'a', 'a', 'a\nb', 'a\nb'],
  ['the same change', 'a', 'b', 'b', 'b'],
  ['the same line: both', 'a', 'mine', 'theirs', 'theirs\nmine'],
  ['both began', '', 'mine', 'theirs', 'theirs\nmine'],
  ['both added at the end', 'a', 'a\nmine', 'a\ntheirs', 'a\ntheirs\nmine'],
  ['deleted and changed', 'a\nb\nc', 'a\nc', 'a\nB\nc', 'a\nB\nc'],
  ['one contains the other', 'a', 'a\nx', 'a\nx\ny', 'a\nx\ny'],
  ['deleted all', 'a', '', 'a', ''],
] as const

describe('two changes of a note', () => {
  test.each(rows)('%s', (_name, base, mine, theirs, merged) => {
    expect(mergeNotes({ base, mine, theirs })).toBe(merged)
  })
})

/** Numbers of a fixed sequence, so that a failure can be repeated. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('no line that either of them wrote is lost, whatever they wrote', () => {
  for (let round = 0; round < 3000; round += 1) {
    const next = numbersFrom(round)
    const base = Array.from({ length: next(6) }, () => `${next(4)}`)
    const edit = (word: string) => {
      const lines = [...base]
      for (let count = next(4); count > 0; count -= 1) {
        lines.splice(next(lines.length + 1), next(2), ...(next(4) > 0 ? [`${word}${next(3)}`] : []))
      }
      return lines
    }
    const [mine, theirs] = [edit('m'), edit('t')]
    const texts = [base, mine, theirs].map((lines) => lines.join('\n'))
    const [first = '', second = '', third = ''] = texts
    const merged = mergeNotes({ base: first, mine: second, theirs: third }).split('\n')
    const written = [...mine, ...theirs].filter((line) => !base.includes(line))
    expect([round, written.filter((line) => !merged.includes(line))]).toEqual([round, []])
  }
})

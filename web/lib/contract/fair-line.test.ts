import { expect, test } from '@jest/globals'
import { makeFairLine } from './fair-line'

/** `a1 a2 b1`: three pieces of work of two people, in the order in which they come. */
function stand(pieces: string, limits = { mostEach: 9, mostAll: 99 }) {
  const line = makeFairLine<string>(limits)
  const out = pieces.split(' ').flatMap((piece) => {
    const refused = line.join(piece.charAt(0), piece)
    return refused ? [`${refused.isOut} ${refused.because}`] : []
  })
  return { line, out }
}

function serve(line: ReturnType<typeof stand>['line']) {
  const served: string[] = []
  for (let next = line.next(); next; next = line.next()) served.push(next)
  return served.join(' ')
}

test.each([
  ['a1', 'a1'],
  ['a1 a2 a3', 'a1 a2 a3'],
  ['a1 a2 a3 b1', 'a1 b1 a2 a3'],
  ['a1 a2 a3 b1 b2 c1', 'a1 b1 c1 a2 b2 a3'],
  ['b1 a1 a2 b2', 'b1 a1 b2 a2'],
])('people who come as %s are served as %s', (come, served) => {
  expect(serve(stand(come).line)).toBe(served)
})

test.each([
  // One's own line is full.
  ['a1 a2 a3 a4 b1', ['a4 own'], 'a1 b1 a2 a3'],
  // The line is full, and no person would have more waiting than the new one.
  ['a1 b1 c1 d1 e1 f1', ['f1 all'], 'a1 b1 c1 d1 e1'],
  ['a1 a2 b1 b2 c1 a3', ['a3 all'], 'a1 b1 c1 a2 b2'],
  // The line is full, and the person with most waiting gives way.
  ['a1 a2 a3 b1 b2 c1', ['a3 all'], 'a1 b1 c1 a2 b2'],
  ['a1 a2 a3 b1 b2 c1 d1', ['a3 all', 'a2 all'], 'a1 b1 c1 d1 b2'],
])('with room for three each and five in all, of %s it refuses %j', (come, out, served) => {
  const { line, out: refused } = stand(come, { mostEach: 3, mostAll: 5 })
  expect(refused).toEqual(out)
  expect(serve(line)).toBe(served)
})

test('a served person goes behind those who come meanwhile', () => {
  const { line } = stand('a1 a2 a3')
  expect(line.next()).toBe('a1')
  line.join('b', 'b1')
  expect(serve(line)).toBe('a2 b1 a3')
})

test('a person who leaves is not served, and takes no room', () => {
  const { line } = stand('a1 a2 b1')
  line.leave('a', 'a1')
  line.leave('b', 'b1')
  line.leave('c', 'c1')
  expect([line.size(), serve(line), line.size()]).toEqual([1, 'a2', 0])
})

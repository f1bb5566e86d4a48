import { expect, test } from '@jest/globals'
import { makeFairLine } from './fair-line'

/** `a1 a2 b1`: three tasks of two people, in order of arrival. */
function enqueueAll(pieces: string, limits = { mostEach: 9, mostAll: 99 }) {
  const line = makeFairLine<string>(limits)
  const out = pieces.split(' ').flatMap((piece) => {
    const refused = line.join(piece.charAt(0), piece)
    return refused ? [`${refused.isOut} ${refused.because}`] : []
  })
  return { line, out }
}

function serve(line: ReturnType<typeof enqueueAll>['line']) {
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
])('tasks that arrive as %s are served as %s', (come, served) => {
  expect(serve(enqueueAll(come).line)).toBe(served)
})

test.each([
  // The person's own queue is full.
  ['a1 a2 a3 a4 b1', ['a4 own'], 'a1 b1 a2 a3'],
  // The whole queue is full, and no person has more waiting than the new one.
  ['a1 b1 c1 d1 e1 f1', ['f1 all'], 'a1 b1 c1 d1 e1'],
  ['a1 a2 b1 b2 c1 a3', ['a3 all'], 'a1 b1 c1 a2 b2'],
  // The whole queue is full: the last task of the person with most waiting is refused.
  ['a1 a2 a3 b1 b2 c1', ['a3 all'], 'a1 b1 c1 a2 b2'],
  ['a1 a2 a3 b1 b2 c1 d1', ['a3 all', 'a2 all'], 'a1 b1 c1 d1 b2'],
])('with a limit of three each and five in all, of %s it refuses %j', (come, out, served) => {
  const { line, out: refused } = enqueueAll(come, { mostEach: 3, mostAll: 5 })
  expect(refused).toEqual(out)
  expect(serve(line)).toBe(served)
})

test('a served person moves behind those who arrived meanwhile', () => {
  const { line } = enqueueAll('a1 a2 a3')
  expect(line.next()).toBe('a1')
  line.join('b', 'b1')
  expect(serve(line)).toBe('a2 b1 a3')
})

test('a removed task is not served and takes no place', () => {
  const { line } = enqueueAll('a1 a2 b1')
  line.leave('a', 'a1')
  line.leave('b', 'b1')
  line.leave('c', 'c1')
  expect([line.size(), serve(line), line.size()]).toEqual([1, 'a2', 0])
})

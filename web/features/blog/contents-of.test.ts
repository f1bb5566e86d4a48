import { expect, test } from '@jest/globals'
import type { Block } from '@/lib/contract/blocks'
import { contentsOf, minutesOf } from './contents-of'

const heading = (text: string, level: 2 | 3 = 2): Block => ({
  type: 'heading',
  level,
  children: [{ type: 'text', text }],
})
const paragraph = (words: number): Block => ({
  type: 'paragraph',
  children: [{ type: 'text', text: 'szó '.repeat(words) }],
})

test('contents link to the larger headings, with unique anchors', () => {
  const same = heading('Őszi este')
  const blocks = [heading('Őszi este'), paragraph(1), heading('Belül', 3), same, heading('?!')]
  const { headings, anchors } = contentsOf([...blocks, heading('Семь точек'), heading(' ')])
  expect(headings).toEqual([
    { anchor: 'oszi-este', words: 'Őszi este' },
    { anchor: 'oszi-este-2', words: 'Őszi este' },
    { anchor: 'part', words: '?!' },
    { anchor: 'семь-точек', words: 'Семь точек' },
  ])
  expect(anchors.get(same)).toBe('oszi-este-2')
})

test('a short post has no contents', () => {
  expect(contentsOf([heading('Egy'), heading('Kettő')]).headings).toEqual([])
})

test.each([
  [0, 1],
  [1, 1],
  [180, 1],
  [181, 2],
  [900, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(minutesOf([paragraph(words)])).toBe(minutes)
})

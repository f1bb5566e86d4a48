import { expect, test } from '@jest/globals'
import type { ChapterBlock } from '@krono/contract'
import { cutParts } from './cut-parts'
import { partsOf } from './parts'

const text: ChapterBlock = { type: 'text', key: 'a', title: 'A', paragraphs: ['B'] }
const section: ChapterBlock = { type: 'section', of: { chakra: 'heart' } }

test.each<[string, ChapterBlock[], number[], number[]]>([
  ['a chapter of one part', [text, text, text, text, text], [2], [3]],
  ['one that is short', [text, text], [2], []],
  ['one of many parts', [text, section, text, section, text, section, text], [1, 1], [1, 1]],
  ['one with a long part', [text, section, text, text, text, section, text], [1, 3], [1]],
  ['one that fills no page', [text, section, text], [1, 1], []],
])('%s is cut after a full page', (_name, blocks, first, rest) => {
  const cut = cutParts(partsOf(blocks))
  expect(cut.map((parts) => parts.map((part) => part.blocks.length))).toEqual([first, rest])
})

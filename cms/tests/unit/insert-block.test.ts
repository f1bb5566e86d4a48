import { describe, expect, test } from '@jest/globals'
import { createEditor, type Descendant } from 'slate'
import {
  insertBlock,
  placeOfCursor,
  removeBlock,
  writeBelow,
} from '../../src/admin/blocks/insert-block'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (words: string) => ({ type: 'paragraph', children: [text(words)] })
const film = { type: 'film', film: { url: '/uploads/a.mp4' } }
const inserted = { ...film, children: [text('')] }
const list = { type: 'list', children: [{ type: 'list-item', children: [text('a')] }] }

/** An editor with the cursor in one of its blocks, at this offset. */
function editorOf(children: object[], path?: number[], offset = 0) {
  const editor = createEditor()
  const { isVoid } = editor
  editor.isVoid = (element) => Object(element).type === 'film' || isVoid(element)
  editor.children = children as Descendant[]
  if (path) editor.selection = { anchor: { path, offset }, focus: { path, offset } }
  return editor
}

describe('a block is inserted after the one with the cursor, and no content is lost', () => {
  test.each<[string, object[], number[] | undefined, object[]]>([
    [
      'in the middle of a text',
      [paragraph('egy'), paragraph('kettő')],
      [0, 0],
      [paragraph('egy'), inserted, paragraph('kettő')],
    ],
    [
      'at its end, with room to go on',
      [paragraph('egy')],
      [0, 0],
      [paragraph('egy'), inserted, paragraph('')],
    ],
    [
      'in an empty paragraph, which it takes the place of',
      [paragraph('egy'), paragraph(' '), paragraph('kettő')],
      [1, 0],
      [paragraph('egy'), inserted, paragraph('kettő')],
    ],
    ['in an empty text', [paragraph('')], undefined, [inserted, paragraph('')]],
    ['in a list', [list, paragraph('kettő')], [0, 0, 0], [list, inserted, paragraph('kettő')]],
    [
      'in another block',
      [inserted, paragraph('kettő')],
      [0, 0],
      [inserted, inserted, paragraph('kettő')],
    ],
  ])('%s', (_where, before, path, after) => {
    const editor = editorOf(before, path, 1)
    insertBlock(editor, film, placeOfCursor(editor))
    expect(editor.children).toEqual(after)
    const place = after.indexOf(inserted) + (before[0] === inserted ? 2 : 1)
    expect(editor.selection?.anchor.path[0]).toBe(place)
  })
})

test('the cursor moves below it', () => {
  const editor = editorOf([inserted, paragraph('kettő')], [0, 0])
  writeBelow(editor, placeOfCursor(editor))
  expect(editor.children).toEqual([inserted, paragraph(''), paragraph('kettő')])
  expect(editor.selection?.anchor.path).toEqual([1, 0])
})

test('it can be removed, and a paragraph always remains', () => {
  const editor = editorOf([paragraph('egy'), inserted], [1, 0])
  removeBlock(editor, placeOfCursor(editor))
  expect(editor.children).toEqual([paragraph('egy')])
  const alone = editorOf([inserted], [0, 0])
  removeBlock(alone, 0)
  expect(alone.children).toEqual([paragraph('')])
})

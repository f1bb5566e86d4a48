import { expect, test } from '@jest/globals'
import { createEditor, Editor, Transforms } from 'slate'
import { insertVoid, setLink, toggleMark, toggleStyle } from './commands'
import { editorValue, storedValue } from './editor-value'
import type { BlockEditor } from './slate-types'
import { newButton } from './void-dialog'
import { withBlocks } from './with-blocks'

const words = (text: string, marks: object = {}) => ({ type: 'text', text, ...marks })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const item = (text: string) => ({ type: 'list-item', children: [words(text)] })
const list = (format: string, ...children: unknown[]) => ({ type: 'list', format, children })
const link = { type: 'link', url: '/blog', children: [words('blog')] }
const button = { ...newButton(), label: 'Go', url: '/' }

function editorOf(...value: unknown[]): BlockEditor {
  const editor = withBlocks(createEditor() as BlockEditor)
  editor.children = editorValue(value)
  Editor.normalize(editor, { force: true })
  return editor
}

const stored = ({ children }: BlockEditor) => storedValue(children)

test.each([
  ['nothing', [], []],
  [
    'empty paragraphs at the end',
    [paragraph(words('a')), paragraph(words(''))],
    [paragraph(words('a'))],
  ],
  ['a link without texts around it', [paragraph(link)], [paragraph(words(''), link, words(''))]],
  [
    'a link without words',
    [paragraph({ ...link, children: [words('')] }), paragraph(words('a'))],
    [paragraph(words('')), paragraph(words('a'))],
  ],
  [
    'two lists of one kind',
    [list('ordered', item('a')), list('ordered', item('b'))],
    [list('ordered', item('a'), item('b'))],
  ],
  ['an unknown block', [{ type: 'song', children: [words('la')] }], [paragraph(words('la'))]],
  ['a button at the end', [button], [button]],
])('%s is stored in the form of Strapi', (_name, value, expected) => {
  expect(stored(editorOf(...value))).toEqual(expected)
})

test('a format is set for the selection, and removed again', () => {
  const editor = editorOf(paragraph(words('one two')))
  Transforms.select(editor, {
    anchor: { path: [0, 0], offset: 0 },
    focus: { path: [0, 0], offset: 3 },
  })
  toggleMark(editor, 'bold')
  expect(stored(editor)).toEqual([paragraph(words('one', { bold: true }), words(' two'))])
  toggleMark(editor, 'bold')
  expect(stored(editor)).toEqual([paragraph(words('one two'))])
})

test('paragraphs become items of one list, and paragraphs again', () => {
  const editor = editorOf(paragraph(words('a')), paragraph(words('b')), paragraph(words('c')))
  Transforms.select(editor, [])
  toggleStyle(editor, 'unordered')
  expect(stored(editor)).toEqual([list('unordered', item('a'), item('b'), item('c'))])
  Transforms.select(editor, Editor.start(editor, [0, 1]))
  toggleStyle(editor, 'unordered')
  expect(stored(editor)).toEqual([
    list('unordered', item('a')),
    paragraph(words('b')),
    list('unordered', item('c')),
  ])
})

test('an item of a list becomes a heading outside of it', () => {
  const editor = editorOf(list('ordered', item('a'), item('b')))
  Transforms.select(editor, Editor.end(editor, [0, 1]))
  toggleStyle(editor, 'heading2')
  expect(stored(editor)).toEqual([
    list('ordered', item('a')),
    { type: 'heading', level: 2, children: [words('b')] },
  ])
})

test('Enter leaves a list at its empty item, a quote at its empty line, and a heading', () => {
  const editor = editorOf(list('ordered', item('a')))
  Transforms.select(editor, Editor.end(editor, [0]))
  editor.insertBreak()
  editor.insertBreak()
  editor.insertText('after')
  toggleStyle(editor, 'quote')
  editor.insertBreak()
  editor.insertText('line')
  editor.insertBreak()
  editor.insertBreak()
  editor.insertText('end')
  toggleStyle(editor, 'heading3')
  editor.insertBreak()
  editor.insertText('text')
  expect(stored(editor)).toEqual([
    list('ordered', item('a')),
    { type: 'quote', children: [words('after\nline')] },
    { type: 'heading', level: 3, children: [words('end')] },
    paragraph(words('text')),
  ])
})

test('Backspace at the start of an item makes it a paragraph', () => {
  const editor = editorOf(list('ordered', item('a'), item('b')))
  Transforms.select(editor, Editor.start(editor, [0, 1]))
  editor.deleteBackward('character')
  expect(stored(editor)).toEqual([list('ordered', item('a')), paragraph(words('b'))])
})

test('the selection becomes a link; without one the words are inserted', () => {
  const editor = editorOf(paragraph(words('see blog')))
  Transforms.select(editor, {
    anchor: { path: [0, 0], offset: 4 },
    focus: { path: [0, 0], offset: 8 },
  })
  setLink(editor, '/blog', '')
  editor.insertText('!')
  setLink(editor, '/shop', 'shop')
  expect(stored(editor)).toEqual([
    paragraph(
      words('see '),
      link,
      words('!'),
      { type: 'link', url: '/shop', children: [words('shop')] },
      words(''),
    ),
  ])
})

test('a button replaces an empty paragraph, and the text goes on below it', () => {
  const editor = editorOf(paragraph(words('a')), paragraph(words('')))
  Transforms.select(editor, Editor.end(editor, []))
  insertVoid(editor, button as never)
  editor.insertText('b')
  expect(stored(editor)).toEqual([paragraph(words('a')), button, paragraph(words('b'))])
})

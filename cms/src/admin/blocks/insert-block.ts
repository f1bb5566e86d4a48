import { type BaseEditor, type Descendant, Editor, Transforms } from 'slate'

const nothing = () => [{ type: 'text', text: '' }]
const blank = () => ({ type: 'paragraph', children: nothing() }) as Descendant

/** Where the cursor is, of the blocks of a text; its end while nobody has put it anywhere. */
export const placeOfCursor = ({ selection, children }: BaseEditor): number =>
  selection?.anchor.path[0] ?? children.length - 1

/**
 * Puts a block behind the one at that place. Nothing is taken away but a paragraph that is empty. One can go on
 * writing below it.
 */
export function insertBlock(editor: BaseEditor, block: object, place: number) {
  const at = isBlank(editor, place) ? place : place + 1
  Editor.withoutNormalizing(editor, () => {
    if (at === place) Transforms.removeNodes(editor, { at: [place] })
    Transforms.insertNodes(editor, { ...block, children: nothing() } as Descendant, { at: [at] })
    if (at === editor.children.length - 1) Transforms.insertNodes(editor, blank(), { at: [at + 1] })
  })
  Transforms.select(editor, Editor.start(editor, [at + 1]))
}

/** A new paragraph to write in, below the block at that place. */
export function writeBelow(editor: BaseEditor, place: number) {
  Transforms.insertNodes(editor, blank(), { at: [place + 1] })
  Transforms.select(editor, Editor.start(editor, [place + 1]))
}

function isBlank(editor: BaseEditor, place: number): boolean {
  const node = editor.children[place]
  if (!node || !('children' in node)) return false
  const { type } = node as { type?: unknown }
  return type === 'paragraph' && Editor.string(editor, [place]).trim() === ''
}

/** Takes a block out; a text is never without a place to write. */
export function removeBlock(editor: BaseEditor, place: number) {
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: [place] })
    if (editor.children.length === 0) Transforms.insertNodes(editor, blank(), { at: [0] })
  })
}

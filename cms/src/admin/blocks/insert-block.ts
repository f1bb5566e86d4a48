import { type BaseEditor, type Descendant, Editor, Transforms } from 'slate'

const nothing = () => [{ type: 'text', text: '' }]
const blank = () => ({ type: 'paragraph', children: nothing() }) as Descendant

/** Index of the block with the cursor; the last block while no cursor was set. */
export const placeOfCursor = ({ selection, children }: BaseEditor): number =>
  selection?.anchor.path[0] ?? children.length - 1

/**
 * Inserts a block after the one at that index, replacing it only if it is an empty paragraph. Moves the cursor to the
 * paragraph below.
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

/** Inserts a new paragraph below the block at that index and moves the cursor there. */
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

/** Removes a block; a text always keeps at least one paragraph. */
export function removeBlock(editor: BaseEditor, place: number) {
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: [place] })
    if (editor.children.length === 0) Transforms.insertNodes(editor, blank(), { at: [0] })
  })
}

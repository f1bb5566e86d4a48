import type { BaseEditor } from 'slate'
import { ReactEditor } from 'slate-react'

const known = new Set<WeakRef<BaseEditor>>()
const registered = new WeakSet<BaseEditor>()

/**
 * Registers an editor instance of a long text, as Strapi creates it, so that code outside of it can move its cursor.
 */
export function registerEditor(editor: BaseEditor) {
  if (registered.has(editor)) return
  registered.add(editor)
  known.add(new WeakRef(editor))
}

/** The editor rendered in that element (`[data-slate-editor]`). */
export function editorOf(element: Element): ReactEditor | undefined {
  for (const reference of known) {
    const editor = reference.deref() as ReactEditor | undefined
    if (!editor) known.delete(reference)
    else if (elementOf(editor) === element) return editor
  }
  return undefined
}

function elementOf(editor: ReactEditor) {
  try {
    return ReactEditor.toDOMNode(editor, editor)
  } catch {
    return undefined // not rendered yet, or already removed
  }
}

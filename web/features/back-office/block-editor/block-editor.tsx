'use client'

import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createEditor, Editor, type NodeEntry, Transforms } from 'slate'
import { HistoryEditor, withHistory } from 'slate-history'
import {
  Editable,
  ReactEditor,
  type RenderElementProps,
  type RenderLeafProps,
  Slate,
  withReact,
} from 'slate-react'
import type { FormWords } from '@/ui/form/words'
import styles from './block-editor.module.css'
import { type Mark, toggleMark } from './commands'
import { editorValue, storedValue } from './editor-value'
import type { EditorWords, PlaceholderChoice } from './editor-words'
import { ElementView, LeafView } from './elements'
import { InsertDialog } from './insert-dialog'
import { PlaceholderMenu } from './placeholder-menu'
import { placeholderRanges } from './placeholder-ranges'
import type { BlockEditor } from './slate-types'
import { type InsertDialog as DialogKind, Tools } from './tools'
import { withBlocks } from './with-blocks'
import { withPaste } from './with-paste'

export type BlockEditorProps = {
  id: string
  label: string
  /** Ids of elements with further descriptions. */
  describedBy?: string | undefined
  /** The stored text at first; another text needs another `key`. */
  value: readonly unknown[]
  isInvalid?: boolean | undefined
  placeholders: readonly PlaceholderChoice[]
  words: EditorWords
  /** For the calls of its dialogs. */
  form: FormWords
  onChange: (value: readonly unknown[]) => void
}

const renderLeaf = (given: RenderLeafProps) => <LeafView {...given} />

const markKeys: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', u: 'underline' }

function editorOf(value: readonly unknown[]): BlockEditor {
  const editor = withPaste(withBlocks(withHistory(withReact(createEditor()))))
  editor.children = editorValue(value)
  HistoryEditor.withoutSaving(editor, () => Editor.normalize(editor, { force: true }))
  return editor
}

/**
 * Editor of a long text, Strapi Blocks. Keys: Ctrl or ⌘ with B, I, U, K, Z; Alt F10 moves to the toolbar. Large, so
 * pages load it lazily.
 */
export default function BlockEditorView(props: BlockEditorProps) {
  const { id, words, form, placeholders } = props
  const [editor] = useState(() => editorOf(props.value))
  const [open, setOpen] = useState<DialogKind>()
  const toolbar = useRef<HTMLDivElement>(null)

  const renderElement = useCallback(
    (given: RenderElementProps) => <ElementView {...given} words={words} form={form} />,
    [words, form],
  )
  const decorate = useCallback(
    (entry: NodeEntry) =>
      placeholderRanges(
        entry,
        placeholders.map(({ name }) => name),
      ),
    [placeholders],
  )

  /** Changes the text at the cursor, or at its end before the first click. */
  function edit(change: () => void) {
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
    change()
    ReactEditor.focus(editor)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey && event.key === 'F10') {
      event.preventDefault()
      return toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const key = event.key.toLowerCase()
    const mark = markKeys[key]
    if (!mark && key !== 'k') return
    event.preventDefault()
    // Elsewhere Ctrl K opens the search.
    event.stopPropagation()
    if (mark) toggleMark(editor, mark)
    else setOpen('link')
  }

  return (
    <Slate
      editor={editor}
      initialValue={editor.children}
      onValueChange={(nodes) => props.onChange(storedValue(nodes))}
    >
      <div className={styles.editor} data-invalid={props.isInvalid || undefined}>
        <div className={styles.bar}>
          <Tools ref={toolbar} controls={id} words={words.tools} edit={edit} onOpen={setOpen} />
          <PlaceholderMenu
            choices={placeholders}
            words={words}
            onChoose={(name) => edit(() => editor.insertText(`{{${name}}}`))}
          />
        </div>
        <Editable
          id={id}
          className={styles.text}
          role="textbox"
          aria-multiline="true"
          aria-label={props.label}
          aria-describedby={props.describedBy}
          aria-invalid={props.isInvalid}
          spellCheck
          // A translated text would be stored.
          translate="no"
          decorate={decorate}
          renderElement={renderElement}
          renderLeaf={renderLeaf}
          onKeyDown={onKeyDown}
        />
      </div>
      {open && (
        <InsertDialog
          kind={open}
          words={words}
          form={form}
          edit={edit}
          // At once: an open dialog would take the focus back from the text.
          onClose={() => flushSync(() => setOpen(undefined))}
        />
      )}
    </Slate>
  )
}

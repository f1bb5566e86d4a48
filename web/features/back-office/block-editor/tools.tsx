'use client'

import type { Ref } from 'react'
import { useSlate } from 'slate-react'
import { blockStyles, hasMark, linkAt, marks, styleOf, toggleMark, toggleStyle } from './commands'
import type { EditorWords } from './editor-words'
import { icons } from './icons'
import { type Tool, Toolbar } from './toolbar'

export type InsertDialog = 'link' | 'button' | 'picture'

type ToolsProps = {
  ref: Ref<HTMLDivElement>
  controls: string
  words: EditorWords['tools']
  /** Runs a change with the cursor in the text. */
  edit: (change: () => void) => void
  onOpen: (dialog: InsertDialog) => void
}

const keys: Readonly<Record<string, string>> = {
  bold: 'Ctrl B',
  italic: 'Ctrl I',
  underline: 'Ctrl U',
  link: 'Ctrl K',
  undo: 'Ctrl Z',
}

/** The toolbar of the editor; its pressed buttons show the formats at the cursor. */
export function Tools({ ref, controls, words, edit, onOpen }: ToolsProps) {
  const editor = useSlate()
  const style = styleOf(editor)
  const tool = (name: keyof typeof icons, more: Omit<Tool, 'name' | 'label' | 'icon'>): Tool => ({
    ...{ name, label: words[name], icon: icons[name] },
    ...(keys[name] && { keys: keys[name] }),
    ...more,
  })
  const dialog = (name: InsertDialog) => tool(name, { opens: true, onPress: () => onOpen(name) })
  const history = (name: 'undo' | 'redo') =>
    tool(name, {
      isDisabled: editor.history[`${name}s`].length === 0,
      onPress: () => edit(() => editor[name]()),
    })
  const groups = [
    marks.map((mark) =>
      tool(mark, {
        isOn: hasMark(editor, mark),
        onPress: () => edit(() => toggleMark(editor, mark)),
      }),
    ),
    blockStyles.map((one) =>
      tool(one, { isOn: style === one, onPress: () => edit(() => toggleStyle(editor, one)) }),
    ),
    [
      { ...dialog('link'), isOn: linkAt(editor) !== undefined },
      dialog('button'),
      dialog('picture'),
    ],
    [history('undo'), history('redo')],
  ]
  return <Toolbar ref={ref} label={words.label} controls={controls} groups={groups} />
}

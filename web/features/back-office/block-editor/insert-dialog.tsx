'use client'

import { Range } from 'slate'
import { useSlateStatic } from 'slate-react'
import { Button } from '@/ui/button/button'
import type { FormWords } from '@/ui/form/words'
import { insertVoid, linkAt, removeLink, setLink } from './commands'
import type { EditorWords } from './editor-words'
import { TextDialog } from './text-dialog'
import type { InsertDialog as Kind } from './tools'
import { addressField, newButton, newPicture, VoidDialog } from './void-dialog'

type InsertDialogProps = {
  kind: Kind
  words: EditorWords
  form: FormWords
  edit: (change: () => void) => void
  onClose: () => void
}

/** Asks for what is inserted at the cursor: a link, a button or a picture. */
export function InsertDialog({ kind, words, form, edit, onClose }: InsertDialogProps) {
  const editor = useSlateStatic()
  if (kind !== 'link')
    return (
      <VoidDialog
        block={kind === 'button' ? newButton() : newPicture()}
        words={words}
        form={form}
        onDone={(block) => edit(() => insertVoid(editor, block))}
        onClose={onClose}
      />
    )
  const found = linkAt(editor)
  const isWordless = !found && (!editor.selection || Range.isCollapsed(editor.selection))
  const wordsField = {
    ...{ name: 'words' as const, label: words.link.words, value: '', maxLength: 300 },
    faultOf: (text: string) => (text === '' ? words.link.wordsMissing : undefined),
  }
  return (
    <TextDialog<'url' | 'words'>
      title={words.tools.link}
      submit={words.apply}
      cancel={words.cancel}
      fields={[addressField(words, found?.url ?? ''), ...(isWordless ? [wordsField] : [])]}
      aside={
        found && (
          <Button
            type="button"
            look="quiet"
            onClick={() => {
              onClose()
              edit(() => removeLink(editor))
            }}
          >
            {words.link.remove}
          </Button>
        )
      }
      onDone={({ url, words: text }) => edit(() => setLink(editor, url, text))}
      onClose={onClose}
    />
  )
}

'use client'

import { leaveTo } from '@/client/pending-requests'
import { ActionDialog } from '@/features/back-office/panel/action-dialog'
import type { EmailWords } from './email-words'

type DeleteDraftButtonProps = { id: string; list: string; words: EmailWords }

/** Deletes a draft after a question. */
export const DeleteDraftButton = ({ id, list, words }: DeleteDraftButtonProps) => (
  <ActionDialog
    call="adminDeleteScheduledEmail"
    id={id}
    words={{
      open: words.editor.delete,
      title: words.editor.delete,
      text: words.editor.deleteText,
      submit: words.editor.delete,
    }}
    shared={words.dialog}
    schema={async () => (await import('@/lib/contract/account-fields')).noInput}
    read={() => ({})}
    onDone={() => leaveTo(list)}
  />
)

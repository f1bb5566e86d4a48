'use client'

import { leaveTo } from '@/client/pending-requests'
import { ActionDialog } from '@/features/back-office/panel/action-dialog'
import type { DialogWords } from '@/features/back-office/panel/dialog-words'

type DeleteGroupButtonProps = {
  id: string
  list: string
  words: Record<'open' | 'title' | 'text' | 'submit', string>
  shared: DialogWords
}

/** Deletes a group after a question. */
export const DeleteGroupButton = ({ id, list, words, shared }: DeleteGroupButtonProps) => (
  <ActionDialog
    call="adminDeleteEmailGroup"
    id={id}
    words={words}
    shared={shared}
    schema={async () => (await import('@/lib/contract/account-fields')).noInput}
    read={() => ({})}
    onDone={() => leaveTo(list)}
  />
)

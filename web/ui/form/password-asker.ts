import type { ComponentType } from 'react'
import type { AskPassword } from '@/client/failure'
import type { FormWords } from './words'

type DialogProps = { words: FormWords; onClose: (isTyped: boolean) => void }

/** The dialog component with its texts and the callback for its result. */
export type PasswordRequest = DialogProps & { Dialog: ComponentType<DialogProps> }

let host: ((request: PasswordRequest) => void) | undefined

/** The pending request. If the host is not mounted yet, the dialog opens when it is. */
let pending: PasswordRequest | undefined

/** Registers the component that renders the dialog (PasswordHost, which is loaded late); a page has one. */
export function hostPasswordDialog(show: typeof host) {
  host = show
  if (pending) host?.(pending)
}

/** The open dialog: two calls that require the password at the same time share one dialog. */
let open: Promise<boolean> | undefined

/** Asks for the password in a dialog, which is loaded now. True if the user entered the right password. */
export function askPassword(words: FormWords): Promise<boolean> {
  open ??= show(words).finally(() => {
    open = undefined
  })
  return open
}

async function show(words: FormWords): Promise<boolean> {
  const { PasswordDialog: Dialog } = await import('./password-dialog')
  return new Promise<boolean>((onClose) => {
    pending = { Dialog, words, onClose }
    host?.(pending)
  }).finally(() => {
    pending = undefined
  })
}

/** Function with which a form asks for the password if its call requires it. Undefined without texts for the dialog. */
export const passwordAsker = (words: FormWords): AskPassword | undefined =>
  words.password && (() => askPassword(words))

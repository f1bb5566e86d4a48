import type { ComponentType } from 'react'
import type { AskPassword } from '@/client/failure'
import type { FormWords } from './words'

type DialogProps = { words: FormWords; onClose: (isTyped: boolean) => void }

/** The dialog, what it says, and where it tells how it ended. */
export type Asked = DialogProps & { Dialog: ComponentType<DialogProps> }

let host: ((asked: Asked) => void) | undefined

/** The pending question: asked before the host is mounted, it opens the dialog when it is. */
let asked: Asked | undefined

/** The place where the dialog is drawn (PasswordHost, which is loaded late); there is one in a page. */
export function hostPasswordDialog(show: typeof host) {
  host = show
  if (asked) host?.(asked)
}

/** The one that is open: two calls that want the password at once ask once. */
let open: Promise<boolean> | undefined

/** Asks for the password in a dialog over whatever the page shows, loaded now. Whether it was typed and right. */
export function askPassword(words: FormWords): Promise<boolean> {
  open ??= show(words).finally(() => {
    open = undefined
  })
  return open
}

async function show(words: FormWords): Promise<boolean> {
  const { PasswordDialog: Dialog } = await import('./password-dialog')
  return new Promise<boolean>((onClose) => {
    asked = { Dialog, words, onClose }
    host?.(asked)
  }).finally(() => {
    asked = undefined
  })
}

/** How a form asks for the password when its call wants it. Undefined without words for it. */
export const passwordAsker = (words: FormWords): AskPassword | undefined =>
  words.password && (() => askPassword(words))

'use client'

import { Button } from '@/ui/button/button'
import row from '@/ui/row/row.module.css'
import { Dialog, DialogClose } from './dialog'
import styles from './dialog.module.css'

/** Texts of a confirmation. */
export type Doubt = {
  title: string
  /** Optional, if the title is the whole question. */
  text?: string
  yes: string
  onYes: () => void
}

type ConfirmProps = Doubt & { no: string; onClose: () => void }

/** Confirmation dialog. Loaded when it is opened, because most visitors never need it. */
export default function Confirm({ title, text, yes, no, onYes, onClose }: ConfirmProps) {
  return (
    <Dialog
      title={title}
      text={text}
      className={text ? undefined : styles.question}
      onClose={onClose}
    >
      <div className={row.row}>
        <Button
          type="button"
          onClick={() => {
            onClose()
            onYes()
          }}
        >
          {yes}
        </Button>
        <DialogClose>{no}</DialogClose>
      </div>
    </Dialog>
  )
}

'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/ui/button/button'
import styles from '@/ui/dialog/dialog.module.css'

/** Something that should not happen by mistake. */
export type Doubt = { title: string; text: string; yes: string; onYes: () => void }

type ConfirmProps = Doubt & { cancel: string; onClose: () => void }

/** The browser's own dialog: it keeps the focus, takes Escape and gives the focus back. */
export function Confirm({ title, text, yes, cancel, onYes, onClose }: ConfirmProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  useEffect(() => dialogRef.current?.showModal(), [])
  return (
    <dialog ref={dialogRef} className={styles.dialog} aria-labelledby="doubt" onClose={onClose}>
      <div className={styles.asked}>
        <h2 id="doubt">{title}</h2>
        <p>{text}</p>
        <div className={styles.answers}>
          <Button
            type="button"
            onClick={() => {
              dialogRef.current?.close()
              onYes()
            }}
          >
            {yes}
          </Button>
          <Button type="button" look="quiet" onClick={() => dialogRef.current?.close()}>
            {cancel}
          </Button>
        </div>
      </div>
    </dialog>
  )
}

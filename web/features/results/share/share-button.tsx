'use client'

import { useState } from 'react'
import { Button, type ButtonLook, buttonClass } from '@/ui/button/button'
import { useHydrated } from '@/ui/form/use-hydrated'
import { pictureAddress } from '../picture/picture-address'
import type { ShareDialogProps } from './share-dialog'

type ShareButtonProps = Omit<ShareDialogProps, 'onClose'> & { look?: ButtonLook }

/**
 * Shares a result: opens the dialog, which is loaded then. Before hydration, and without scripts, it is a link to the
 * picture.
 */
export function ShareButton({ look = 'quiet', ...wish }: ShareButtonProps) {
  const { picture, words } = wish
  const isReady = useHydrated()
  const [Dialog, setDialog] = useState<typeof import('./share-dialog').ShareDialog>()
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function open() {
    try {
      const { ShareDialog } = await import('./share-dialog')
      setDialog(() => ShareDialog)
      setOpen(true)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  if (!isReady) {
    return (
      <a href={pictureAddress(picture, 'story')} download className={buttonClass(look)}>
        {words.open}
      </a>
    )
  }
  return (
    <>
      <Button type="button" look={look} aria-haspopup="dialog" onClick={open}>
        {words.open}
      </Button>
      {hasFailed && <span role="alert">{words.failure.unavailable}</span>}
      {Dialog && isOpen && <Dialog {...wish} onClose={() => setOpen(false)} />}
    </>
  )
}

'use client'

import { useState } from 'react'
import { Button, type ButtonLook, buttonClass } from '@/ui/button/button'
import { useHydrated } from '@/ui/form/use-hydrated'
import { pictureAddress } from '../picture/picture-address'
import type { ShareDialogProps } from './share-dialog'

type ShareButtonProps = Omit<ShareDialogProps, 'onClose'> & { look?: ButtonLook }

/**
 * Shares a result: opens the dialog, which is loaded on demand. Before hydration, and without scripts, it is a link to
 * the picture.
 */
export function ShareButton({ look = 'quiet', ...wish }: ShareButtonProps) {
  const { picture, words } = wish
  const isReady = useHydrated()
  const [opened, setOpened] = useState<typeof import('./share-dialog') | 'failed'>()
  const open = () => import('./share-dialog').catch(() => 'failed' as const).then(setOpened)

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
      {opened === 'failed' ? (
        <span role="alert">{words.failure.unavailable}</span>
      ) : (
        opened && <opened.ShareDialog {...wish} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

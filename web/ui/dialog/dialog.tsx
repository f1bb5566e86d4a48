'use client'

import * as Radix from '@radix-ui/react-dialog'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Button } from '@/ui/button/button'
import styles from './dialog.module.css'

type DialogProps = {
  /** Heading. A dialog without a heading has a `label`. */
  title?: string
  label?: string
  /** Description that screen readers read with the title. */
  text?: string | undefined
  /** The title gets the initial focus: on a phone a focused field would open the keyboard over the text. */
  focusesTitle?: boolean
  /** A click outside closes it. */
  closesOutside?: boolean
  /** Additional class. */
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/**
 * Modal dialog, open while it is rendered. The page behind it is inert and does not scroll. The dialog takes the focus
 * and returns it; Escape closes it, unless a form in it is being sent.
 */
export function Dialog(props: DialogProps) {
  const { title, label, text, focusesTitle, closesOutside, className = styles.dialog } = props
  const content = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [opener] = useState(() => document.activeElement)

  function close() {
    if (!content.current?.querySelector('form[aria-busy="true"]')) props.onClose()
  }

  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          ref={content}
          className={className}
          aria-label={label}
          onOpenAutoFocus={(event) => {
            if (!focusesTitle) return
            event.preventDefault()
            heading.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Otherwise a new element has already taken the focus.
            if (document.activeElement === document.body && opener instanceof HTMLElement)
              opener.focus()
          }}
          onPointerDownOutside={(event) => {
            if (!closesOutside) event.preventDefault()
          }}
        >
          {title && (
            <Radix.Title ref={heading} tabIndex={focusesTitle ? -1 : undefined}>
              {title}
            </Radix.Title>
          )}
          {text && <Radix.Description>{text}</Radix.Description>}
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A button that closes the dialog around it, like Escape. */
export const DialogClose = ({ look = 'quiet', ...rest }: ComponentProps<typeof Button>) => (
  <Radix.Close asChild>
    <Button look={look} {...rest} />
  </Radix.Close>
)

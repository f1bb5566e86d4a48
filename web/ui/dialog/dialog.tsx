'use client'

import * as Radix from '@radix-ui/react-dialog'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Button } from '@/ui/button/button'
import styles from './dialog.module.css'

type DialogProps = {
  /** Its heading. A dialog without one has a `label`. */
  title?: string
  label?: string
  /** Read out with the title. */
  text?: string | undefined
  /** The title has the focus first: on a phone a field would open the keyboard over the text. */
  focusesTitle?: boolean
  /** A press beside it closes it, too. */
  closesOutside?: boolean
  /** A look of its own, composed with that of all dialogs. */
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/**
 * The dialog of the product, open while it is rendered. The page behind it is inert and does not scroll. It takes the
 * focus and returns it; Escape closes it, unless a form in it is being sent.
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
            // Otherwise what the dialog led to has taken the focus.
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

/** A button that closes the dialog around it, as Escape does. */
export const DialogClose = ({ look = 'quiet', ...rest }: ComponentProps<typeof Button>) => (
  <Radix.Close asChild>
    <Button look={look} {...rest} />
  </Radix.Close>
)

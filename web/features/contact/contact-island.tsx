'use client'

import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { whenNear } from '@/client/when-near'
import type { ContactForm } from './contact-form'
import { readForm, type Typed, writeForm } from './typed-in'

type ContactIslandProps = ComponentProps<typeof ContactForm> & {
  /** The static form, which works without a script. */
  still: ReactNode
}

/**
 * The interactive form loads when it is near the viewport, so that no page loads it initially. It takes over the typed
 * values of the static one, the focus and a press of the button.
 */
export function ContactIsland({ still, ...form }: ContactIslandProps) {
  const place = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const [loaded, setLoaded] = useState<{ Form: typeof ContactForm; typed: Typed }>()
  useEffect(() => {
    let isHere = true
    const loadForm = async () => {
      await whenNear('[data-contact]')
      const { ContactForm: Form } = await import('./contact-form')
      const from = place.current?.querySelector('form')
      // Synchronous: a key pressed between reading and rendering would be lost.
      if (isHere && from) flushSync(() => setLoaded({ Form, typed: readForm(from) }))
    }
    // Without its script the static form is submitted.
    void loadForm().catch(() => {
      if (isPressed.current) place.current?.querySelector('form')?.submit()
    })
    return () => {
      isHere = false
    }
  }, [])
  useLayoutEffect(() => {
    const to = loaded && place.current?.querySelector('form')
    if (!to) return
    writeForm(to, loaded.typed)
    if (isPressed.current) to.requestSubmit()
  }, [loaded])
  return (
    <div
      ref={place}
      data-contact={loaded ? 'answers' : 'still'}
      onSubmit={(event) => {
        if (loaded) return
        event.preventDefault()
        isPressed.current = true
      }}
    >
      {loaded ? <loaded.Form {...form} /> : still}
    </div>
  )
}

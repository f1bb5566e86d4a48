'use client'

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { nearBy } from '@/client/near-by'
import type { ContactForm } from './contact-form'

type ContactIslandProps = ComponentProps<typeof ContactForm> & {
  /** The form as it stands without its script, which works. */
  still: ReactNode
}

/**
 * The form that answers in its place comes when somebody is near it, so that no page carries it from the start. Whoever
 * has begun to write meanwhile stays where they are, and is answered by a page of its own.
 */
export function ContactIsland({ still, ...form }: ContactIslandProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [Form, setForm] = useState<typeof ContactForm>()
  // Nothing below it moves by a hair when one takes the place of the other; once it is used, it may grow.
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    let isHere = true
    const come = async () => {
      await nearBy('[data-contact]')
      const { ContactForm: found } = await import('./contact-form')
      if (!isHere || !isUntouched(ref.current)) return
      setHeight(ref.current?.getBoundingClientRect().height)
      setForm(() => found)
    }
    void come().catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what is used inside
    <div
      ref={ref}
      data-contact={Form ? 'answers' : 'still'}
      style={{ height }}
      onFocus={() => setHeight(undefined)}
    >
      {Form ? <Form {...form} /> : still}
    </div>
  )
}

const isUntouched = (place: HTMLElement | null) =>
  !!place &&
  !place.contains(document.activeElement) &&
  [...place.querySelectorAll<HTMLInputElement>('input, textarea')].every(({ value }) => !value)

import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { findField, openField } from './find-field'
import { type FormLayout, stepsTo } from './labels-of'
import { pressedAt, release } from './pressed'

/** From then on the cursor is where whoever edits wants it. */
const acts = ['keydown', 'pointerdown', 'wheel'] as const

/** Stands beside a form: brings the field into sight that somebody pressed in a preview. */
export function OpenPart({ slug = '' }: { slug?: string }) {
  const { pathname } = useLocation()
  const { edit } = useDocumentLayout(slug)
  useEffect(() => {
    const part = pressedAt(pathname)
    const steps = part && stepsTo(part.field, edit as unknown as FormLayout)
    if (!steps) return
    let opened: HTMLElement | undefined
    // What a press opens may come a moment later, and a text is drawn anew when its entry has come.
    const look = () => {
      const form = document.querySelector('main form')
      if (!form || opened?.isConnected) return
      const label = findField(form, steps)
      opened = label && openField(label, form, part.block)
    }
    const drawn = new MutationObserver(look)
    const stop = () => {
      drawn.disconnect()
      for (const act of acts) window.removeEventListener(act, done)
    }
    const done = () => {
      release()
      stop()
    }
    for (const act of acts) window.addEventListener(act, done)
    drawn.observe(document.body, { childList: true, subtree: true })
    look()
    return stop
  }, [pathname, edit])
  return null
}

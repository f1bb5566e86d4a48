import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { findField, openField } from './find-field'
import { type FormLayout, stepsTo } from './labels-of'
import { pressedAt, release } from './pressed'

/** After these events the user controls the cursor. */
const interactions = ['keydown', 'pointerdown', 'wheel'] as const

/** Beside a form: scrolls to the field that was pressed in a preview. */
export function OpenPart({ slug = '' }: { slug?: string }) {
  const { pathname } = useLocation()
  const { edit } = useDocumentLayout(slug)
  useEffect(() => {
    const part = pressedAt(pathname)
    const steps = part && stepsTo(part.field, edit as unknown as FormLayout)
    if (!steps) return
    let opened: HTMLElement | undefined
    // The pressed field may be rendered later, and a text is rendered again when its entry is loaded.
    const openWhenRendered = () => {
      const form = document.querySelector('main form')
      if (!form || opened?.isConnected) return
      const label = findField(form, steps)
      opened = label && openField(label, form, part.block)
    }
    const observer = new MutationObserver(openWhenRendered)
    const stop = () => {
      observer.disconnect()
      for (const act of interactions) window.removeEventListener(act, done)
    }
    const done = () => {
      release()
      stop()
    }
    for (const act of interactions) window.addEventListener(act, done)
    observer.observe(document.body, { childList: true, subtree: true })
    openWhenRendered()
    return stop
  }, [pathname, edit])
  return null
}

import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { findField, openField } from './find-field'
import { type FormLayout, stepsTo } from './labels-of'
import type { PartToOpen } from './part-address'

/** Stands beside a form: brings the field into sight that somebody pressed in a preview. */
export function OpenPart({ slug = '' }: { slug?: string }) {
  const { state, key } = useLocation()
  const { edit } = useDocumentLayout(slug)
  const part = (state as { part?: PartToOpen } | null)?.part
  const steps = useMemo(
    () => part && stepsTo(part.field, edit as unknown as FormLayout),
    [part, edit],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    const form = document.querySelector('main form')
    if (!steps || !form) return
    // What a press opens may come a moment later.
    const look = () => {
      const label = findField(form, steps)
      if (!label) return false
      openField(label, form, part?.block)
      return true
    }
    if (look()) return
    const waiting = new MutationObserver(() => look() && waiting.disconnect())
    waiting.observe(form, { childList: true, subtree: true })
    return () => waiting.disconnect()
  }, [key, steps !== undefined])
  return null
}

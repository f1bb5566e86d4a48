'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Selects a field's default text where it appears after the person has gone into the field: what is typed then takes its
 * place, instead of standing beside it. Text that was typed before stays.
 */
export function useSelected(
  ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  text: string | undefined,
) {
  const shown = useRef(text)
  useLayoutEffect(() => {
    const field = ref.current
    if (!text || shown.current === text || field?.value !== text) return
    shown.current = text
    if (field === document.activeElement) field.select()
  })
}

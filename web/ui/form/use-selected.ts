'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Selects the default text of a field that already has the focus when the text appears, so that typing replaces it.
 * Text typed before is not selected.
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

'use client'

import { useEffect, useRef } from 'react'

/**
 * When somebody began to fill in the form it stands in; asked for at that moment, because the page is the same for everybody.
 * Without it the form is looked over once more on a page of its own.
 */
export function Stamp() {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = ref.current?.form
    const ask = async () => {
      const { callApi } = await import('@/client/api-client')
      const answer = await callApi('newsletterStamp', {}, { unavailable: '', failed: '' })
      if (answer.ok && ref.current) ref.current.value = answer.data.stamp
    }
    form?.addEventListener('focusin', ask, { once: true })
    return () => form?.removeEventListener('focusin', ask)
  }, [])
  return <input ref={ref} type="hidden" name="stamp" />
}

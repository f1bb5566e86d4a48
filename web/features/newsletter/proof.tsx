'use client'

import { useEffect, useRef } from 'react'

const silent = { unavailable: '', failed: '' }

/**
 * The proof of work of the form it stands in (decision 188): begun when somebody begins to fill it in, because the page is
 * the same for everybody, and waited for when they are faster. The form posts by itself, and without a script with none.
 */
export function Proof() {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const [field, form] = [ref.current, ref.current?.form]
    if (!field || !form) return
    const leaving = new AbortController()
    const { signal } = leaving
    const load = () => import('@/client/proof/take-proof')
    const begin = async () => (await load()).beginProof('newsletter', silent)
    const send = async (event: SubmitEvent) => {
      event.preventDefault()
      if (form.ariaBusy === 'true') return
      form.ariaBusy = 'true'
      field.value = await load()
        .then(({ takeProof }) => takeProof('newsletter', silent))
        .catch(() => '')
      form.submit()
    }
    // Who comes back to the page sends another one.
    const comeBack = () => {
      form.ariaBusy = null
    }
    form.addEventListener('focusin', () => void begin().catch(() => undefined), { signal })
    form.addEventListener('submit', (event) => void send(event), { signal })
    addEventListener('pageshow', comeBack, { signal })
    return () => leaving.abort()
  }, [])
  return <input ref={ref} type="hidden" name="proof" />
}

'use client'

import { useEffect, useRef } from 'react'

const silent = { unavailable: '', failed: '' }

/**
 * The proof of work of its form: computed from the first input on, because the page is the same for all users; the
 * submit waits for it. The browser posts the form; without a script it has no proof.
 */
export function Proof() {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const [field, form] = [ref.current, ref.current?.form]
    if (!field || !form) return
    const leaving = new AbortController()
    const { signal } = leaving
    const load = () => import('@/client/proof/solve-proof')
    const begin = async () => (await load()).startProof('newsletter', silent)
    const send = async (event: SubmitEvent) => {
      event.preventDefault()
      if (form.ariaBusy === 'true') return
      form.ariaBusy = 'true'
      field.value = await load()
        .then(({ solveProof: takeProof }) => takeProof('newsletter', silent))
        .catch(() => '')
      form.submit()
    }
    // A return to the page needs another proof.
    const onPageShow = () => {
      form.ariaBusy = null
    }
    form.addEventListener('focusin', () => void begin().catch(() => undefined), { signal })
    form.addEventListener('submit', (event) => void send(event), { signal })
    addEventListener('pageshow', onPageShow, { signal })
    return () => leaving.abort()
  }, [])
  return <input ref={ref} type="hidden" name="proof" />
}

'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FeltDay } from '@/lib/contract/felt-days'
import { feltScales } from '@/lib/contract/felt-scales'
import { todayIn } from '@/ui/date-field/today-in'
import styles from './felt-form.module.css'
import { type Told, tellTaps } from './tell-taps'
import { keepTap, type Tap, waitingTaps } from './waiting-taps'

type FeltFormProps = {
  /** Where it is posted without JavaScript. */
  action: string
  day: string
  today: string
  timeZone: string
  whose: string
  felt: FeltDay | undefined
  words: Record<Exclude<Told['is'], 'refused'> | 'nothing', string>
  submit: ReactNode
  /** `FeltRows`, drawn on the server. */
  children: ReactNode
}

/** Who taps three rows one after the other is told of once. */
const restMs = 700

/** What the cms could not take is offered again while somebody looks. */
const againMs = 30_000

/**
 * Three rows of five buttons and a word. What is tapped is kept on the device at once, sent a moment later, and again
 * until it arrived; without JavaScript the form is posted.
 */
export function FeltForm(props: FeltFormProps) {
  const { action, day, today, timeZone, whose, felt, words, submit, children } = props
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [told, setTold] = useState<Told>()
  const [needsRow, setNeedsRow] = useState(false)
  const router = useRouter()

  async function tell() {
    clearTimeout(timer.current)
    const hadTaps = Object.keys(waitingTaps(whose)).length > 0
    if (!hadTaps) return
    const now = await tellTaps(whose)
    setTold(now)
    if (now.is === 'kept') router.refresh()
    if (now.is === 'waiting') timer.current = setTimeout(tell, againMs)
  }

  function note() {
    const said = form.current && readForm(form.current)
    if (!said) return
    const isSaid = feltScales.some((scale) => said[scale] !== null)
    setNeedsRow(!isSaid && said.word !== '')
    if (!isSaid) return
    keepTap(whose, day, said)
    setTold(undefined)
    clearTimeout(timer.current)
    timer.current = setTimeout(tell, restMs)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day that is shown
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const waiting = waitingTaps(whose)[day]
    if (waiting && (!felt || waiting.at > felt.at)) fillIn(form.current, waiting)
    // Tapped before the page was awake.
    else if (form.current && isOther(readForm(form.current), felt)) note()
    void tell()
    addEventListener('online', () => void tell(), { signal })
    document.addEventListener(
      'visibilitychange',
      () => {
        if (!document.hidden && navigator.onLine && todayIn(timeZone) !== today) location.reload()
        else void tell()
      },
      { signal },
    )
    return () => {
      leaving.abort()
      void tell()
    }
  }, [day, whose])

  return (
    <form
      ref={form}
      action={action}
      method="post"
      autoComplete="off"
      className={styles.form}
      onChange={note}
      onSubmit={(event) => {
        event.preventDefault()
        note()
        void tell()
      }}
    >
      {children}
      <div className={styles.actions}>
        {submit}
        <p role="status" className={styles[needsRow ? 'refused' : (told?.is ?? 'kept')]}>
          {needsRow
            ? words.nothing
            : told && (told.is === 'refused' ? told.message : words[told.is])}
        </p>
      </div>
    </form>
  )
}

function readForm(form: HTMLFormElement): Tap {
  const values = new FormData(form)
  const stepOf = (name: string) => Number(values.get(name)) || null
  return {
    body: stepOf('body'),
    feeling: stepOf('feeling'),
    mind: stepOf('mind'),
    word: String(values.get('word') ?? '').trim(),
    at: new Date().toISOString(),
  }
}

const isOther = (tap: Tap, felt: FeltDay | undefined) =>
  feltScales.some((scale) => tap[scale] !== (felt?.[scale] ?? null)) ||
  tap.word !== (felt?.word ?? '')

function fillIn(form: HTMLFormElement | null, tap: Tap) {
  for (const input of form?.querySelectorAll('input') ?? []) {
    const scale = feltScales.find((one) => one === input.name)
    if (scale) input.checked = Number(input.value) === tap[scale]
    else if (input.name === 'word') input.value = tap.word
  }
}

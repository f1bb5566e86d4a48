'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FeltDay } from '@/lib/contract/felt-days'
import { feltScales } from '@/lib/contract/felt-scales'
import { todayIn } from '@/ui/date-field/today-in'
import styles from './felt-form.module.css'
import { type SendResult, sendTaps } from './send-taps'
import { storeTap, type Tap, waitingTaps } from './waiting-taps'

type FeltFormProps = {
  /** Target without JavaScript. */
  action: string
  day: string
  today: string
  timeZone: string
  userId: string
  felt: FeltDay | undefined
  words: Record<Exclude<SendResult['is'], 'refused'> | 'nothing', string>
  submit: ReactNode
  /** `FeltRows`, rendered on the server. */
  children: ReactNode
}

/** Debounce: taps in three rows one after the other are sent together. */
const restMs = 700

/** Interval of retries, on a visible page, for ratings that the cms could not store. */
const againMs = 30_000

/**
 * Three rows of five buttons and a word. A tap is stored on the device immediately, sent after a moment, and retried
 * until it succeeds; without JavaScript the form is posted.
 */
export function FeltForm(props: FeltFormProps) {
  const { action, day, today, timeZone, userId, felt, words, submit, children } = props
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [result, setResult] = useState<SendResult>()
  const [needsRow, setNeedsRow] = useState(false)
  const router = useRouter()

  async function send() {
    clearTimeout(timer.current)
    const hadTaps = Object.keys(waitingTaps(userId)).length > 0
    if (!hadTaps) return
    const now = await sendTaps(userId)
    setResult(now)
    if (now.is === 'kept') router.refresh()
    if (now.is === 'waiting') timer.current = setTimeout(send, againMs)
  }

  function note() {
    const tap = form.current && readForm(form.current)
    if (!tap) return
    const isRated = feltScales.some((scale) => tap[scale] !== null)
    setNeedsRow(!isRated && tap.word !== '')
    if (!isRated) return
    storeTap(userId, day, tap)
    setResult(undefined)
    clearTimeout(timer.current)
    timer.current = setTimeout(send, restMs)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per displayed day
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const waiting = waitingTaps(userId)[day]
    if (waiting && (!felt || waiting.at > felt.at)) fillIn(form.current, waiting)
    // Tapped before hydration.
    else if (form.current && isOther(readForm(form.current), felt)) note()
    void send()
    addEventListener('online', () => void send(), { signal })
    document.addEventListener(
      'visibilitychange',
      () => {
        if (!document.hidden && navigator.onLine && todayIn(timeZone) !== today) location.reload()
        else void send()
      },
      { signal },
    )
    return () => {
      leaving.abort()
      void send()
    }
  }, [day, userId])

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
        void send()
      }}
    >
      {children}
      <div className={styles.actions}>
        {submit}
        <p role="status" className={styles[needsRow ? 'refused' : (result?.is ?? 'kept')]}>
          {needsRow
            ? words.nothing
            : result && (result.is === 'refused' ? result.message : words[result.is])}
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

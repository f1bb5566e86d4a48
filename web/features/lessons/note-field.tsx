'use client'

import { useEffect, useRef, useState } from 'react'
import { afterStored, isSameNote, type Known } from './sync-note'
import { dropUnsent, readUnsent, storeUnsent, type UnsentNote } from './unsent-note'

/** Pause after a key press before the note is sent. */
const pauseMs = 800

/** Time until an unsent note is sent again. */
const retryMs = 15_000

export type NoteWords = Record<
  'label' | 'hint' | 'stored' | 'waiting' | 'sending' | 'signedOut',
  string
>

type NoteFieldProps = {
  userId: string
  lesson: string
  note: { text: string; version: number }
  longest: number
  words: NoteWords
  className: string
  statusClass: string | undefined
}

type Status = 'idle' | 'sending' | 'stored' | 'waiting' | 'signedOut' | { message: string }

/**
 * The reader's note in a lesson. Every key press is stored on the device, and sent soon; without a network it waits there.
 * Notes of two devices are merged by the cms.
 */
export function NoteField({ userId, lesson, note, longest, words, ...look }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [status, setStatus] = useState<Status>('idle')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the note of a page belongs to one user and lesson
  useEffect(() => {
    const area = field.current
    if (!area) return
    const of = { userId, lesson }
    const leaving = new AbortController()
    const { signal } = leaving
    let known: Known = { base: note.text, version: note.version }
    let timer: ReturnType<typeof setTimeout> | undefined
    let isSending = false

    const unsent = (): UnsentNote => ({ text: area.value, ...known })
    const plan = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(send, ms)
    }

    async function send() {
      clearTimeout(timer)
      if (!area || isSending || isSameNote(area.value, known.base)) return
      isSending = true
      const sent = unsent()
      setStatus('sending')
      const answer = await fetch(`/api/learning/lesson/${lesson}/note`, {
        method: 'POST',
        // The request survives the page; browsers refuse it for very long texts.
        keepalive: JSON.stringify(sent).length < 30_000,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...sent, userId }),
      }).catch(() => undefined)
      isSending = false
      if (signal.aborted) return
      const body = await answer?.json().catch(() => undefined)
      if (answer?.ok && typeof body?.text === 'string') return take(sent, body)
      if (answer?.status === 401 || answer?.status === 409) return setStatus('signedOut')
      if (answer && answer.status < 500 && answer.status !== 429) {
        return setStatus({ message: String(body?.message ?? '') })
      }
      setStatus('waiting')
      plan(retryMs)
    }

    function take(sent: UnsentNote, stored: { text: string; version: number }) {
      if (!area) return
      const next = afterStored(sent, stored, area.value)
      known = next.known
      if (area.value !== next.shown) area.value = next.shown
      if (next.isUnsent) {
        storeUnsent(of, unsent())
        return plan(pauseMs)
      }
      dropUnsent(of)
      setStatus('stored')
    }

    const typed = () => {
      storeUnsent(of, unsent())
      setStatus('idle')
      plan(pauseMs)
    }

    const earlier = readUnsent(of)
    if (earlier && area.value === note.text) {
      area.value = earlier.text
      known = earlier
    }
    // Also what was typed before the script was loaded.
    if (!isSameNote(area.value, known.base)) typed()

    area.addEventListener('input', typed, { signal })
    addEventListener('online', () => void send(), { signal })
    document.addEventListener('visibilitychange', () => document.hidden && void send(), { signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
    return () => {
      void send()
      leaving.abort()
    }
  }, [userId, lesson])

  const text = typeof status === 'object' ? status.message : status === 'idle' ? '' : words[status]
  return (
    <>
      <textarea
        ref={field}
        id="lesson-note"
        className={look.className}
        defaultValue={note.text}
        maxLength={longest}
        aria-label={words.label}
        aria-describedby="lesson-note-status"
        placeholder={words.hint}
      />
      <p id="lesson-note-status" role="status" className={look.statusClass}>
        {text}
      </p>
    </>
  )
}

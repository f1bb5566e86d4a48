'use client'

import { useState } from 'react'
import { callApi } from '@/client/api-client'
import type { FormWords } from '@/ui/form/words'
import type { GroupOfFile } from '../import/group-of-file'

type Person = { name: string; date: string } & GroupOfFile
type Counts = { added: number; known: number }

/** Sends people in calls of a thousand; those sent before an error stay saved. */
export function useImport(words: FormWords, mostImported: number) {
  const [sent, setSent] = useState<number>()
  const [fault, setFault] = useState<string>()

  /** The counts when all were sent; undefined after an error. */
  async function send(
    people: readonly Person[],
    onSent: (chunk: readonly Person[]) => void,
  ): Promise<Counts | undefined> {
    const counts = { added: 0, known: 0 }
    setFault(undefined)
    setSent(0)
    for (let from = 0; from < people.length; from += mostImported) {
      const chunk = people.slice(from, from + mostImported)
      const result = await callApi('importSavedDates', { people: chunk }, words)
      if (!result.ok) {
        setSent(undefined)
        setFault(result.error.message)
        return undefined
      }
      counts.added += result.data.added
      counts.known += result.data.known
      onSent(chunk)
      setSent(from + chunk.length)
    }
    return counts
  }

  return { sent, fault, send }
}

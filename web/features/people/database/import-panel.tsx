'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { fill } from '@/base/text/fill'
import { callApi } from '@/client/api-client'
import { Button, buttonClass } from '@/ui/button/button'
import { FileError, type FileFault, type FoundPeople } from '../import/found-people'
import { readPeople } from '../import/read-people'
import { keyOf } from '../import/sort-out'
import { FocusedHeading } from './focused-heading'
import styles from './import.module.css'
import { ImportPreview } from './import-preview'
import type { PanelProps } from './panel-props'

/** A small example table, as a data URL; the byte order mark is for Excel. */
const exampleCsv = (rows: string) =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${rows.replaceAll('|', '\r\n')}\r\n`)}`

type State =
  | { phase: 'asking'; fault?: string }
  | { phase: 'reading' }
  | { phase: 'looking'; found: FoundPeople; known: ReadonlySet<string> }
  | { phase: 'done'; added: number; known: number }

/**
 * People from a file: read in the browser, shown, and only sent when confirmed. The file dialog opens immediately; if
 * the browser requires a newer click, by the button.
 */
export default function ImportPanel({ setup, onClose }: PanelProps) {
  const router = useRouter()
  const { formWords, order, today, timeZone } = setup
  const words = setup.words.import
  const [state, setState] = useState<State>({ phase: 'asking' })
  const fileRef = useRef<HTMLInputElement>(null)
  const isChoosing = state.phase === 'asking' && state.fault === undefined
  useEffect(() => {
    if (isChoosing && (navigator.userActivation?.isActive ?? true)) fileRef.current?.click()
  }, [isChoosing])

  async function read(file: File) {
    setState({ phase: 'reading' })
    try {
      const isFamilyFirst = formWords.language === 'hun'
      const found = await readPeople(file, { order, latest: today, timeZone, isFamilyFirst })
      const saved = await callApi('exportSavedDates', {}, formWords)
      if (!saved.ok) return setState({ phase: 'asking', fault: saved.error.message })
      setState({ phase: 'looking', found, known: new Set(saved.data.items.map(keyOf)) })
    } catch (error) {
      setState({ phase: 'asking', fault: describeError(error) })
    }
  }

  function describeError(error: unknown) {
    const fault: FileFault | 'unreadable' = error instanceof FileError ? error.fault : 'unreadable'
    const row = error instanceof FileError ? (error.row ?? '') : ''
    return fill(words.faults[fault], { row })
  }

  if (state.phase === 'looking') {
    return (
      <ImportPreview
        found={state.found}
        known={state.known}
        setup={setup}
        onDone={(counts) => {
          setState({ phase: 'done', ...counts })
          router.refresh()
        }}
        onCancel={() => setState({ phase: 'asking' })}
      />
    )
  }
  if (state.phase === 'done') {
    return (
      <>
        <FocusedHeading>{words.doneTitle}</FocusedHeading>
        <p role="status">{fill(words.done, { added: state.added, known: state.known })}</p>
        <div>
          <Button type="button" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      </>
    )
  }
  const isReading = state.phase === 'reading'
  return (
    <>
      <h2>{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <p className={styles.lead}>{words.privacy}</p>
      <div className={styles.choose}>
        <label className={`${buttonClass()} ${styles.file}`} aria-busy={isReading}>
          <span>{isReading ? words.reading : words.choose}</span>
          <input
            ref={fileRef}
            type="file"
            accept=".csv,.txt,.tsv,.vcf,text/csv,text/vcard"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file && !isReading) void read(file)
            }}
          />
        </label>
        <a href={exampleCsv(words.example)} download={words.exampleFile}>
          {words.exampleLink}
        </a>
        <Button type="button" look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
      <p role="alert" className={styles.fault}>
        {state.phase === 'asking' && state.fault}
      </p>
    </>
  )
}

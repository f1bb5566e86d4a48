'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { linkToCalculation } from '@/base/routing/links'
import type { DateOrder } from '@/base/text/date-text'
import { fill } from '@/base/text/fill'
import { useKeyOf } from '@/features/back-office/use-key-of'
import { FileError, type FileFault } from '@/features/people/import/found-people'
import type { EngineDraft } from '@/lib/contract/back-office/engine-draft'
import type { Calls } from '@/lib/contract/calls'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import field from '@/ui/form/field.module.css'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from './calculation.module.css'

type Words = Record<
  | 'pasted'
  | 'pastedHint'
  | 'file'
  | 'fileHint'
  | 'group'
  | 'groupNone'
  | 'groupUsers'
  | 'users'
  | 'usersHint'
  | 'name'
  | 'keepNames'
  | 'keepHint'
  | 'nothing'
  | 'reading',
  string
>

export type NewCalculationProps = {
  words: Words & { faults: Readonly<Record<FileFault | 'unreadable', string>> }
  form: FormWords
  groups: readonly { value: string; label: string }[]
  order: DateOrder
  today: string
  timeZone: string
  /** The draft in the address of the page: the dates are compared with it. */
  draft: EngineDraft | null
}

type From = Calls['startCalculation']['input']['from']

/** Starts a calculation of pasted dates, a file, or a group; only what is needed leaves the browser. */
export function NewCalculationForm(props: NewCalculationProps) {
  const { words, form, groups, order, today, timeZone, draft } = props
  const id = useId()
  const router = useRouter()
  const isReady = useHydrated()
  const { keyOf } = useKeyOf()
  const { call, isBusy, notice } = useCall('startCalculation', form)
  const [fault, setFault] = useState<string>()
  const [isReading, setReading] = useState(false)
  const [group, setGroup] = useState('')

  async function fromOf(values: FormData): Promise<From | undefined> {
    const { readFile, readText } = await import('./read-lines')
    const reading = {
      ...{ order, latest: today, timeZone, isFamilyFirst: form.language === 'hun' },
      keepsNames: values.get('keep') === 'on',
    }
    const file = values.get('file')
    if (file instanceof File && file.size > 0) return readFile(file, reading)
    const text = String(values.get('text') ?? '')
    if (text.trim() !== '') return readText(text, reading)
    if (group === 'users') {
      const address = String(values.get('query') ?? '')
      return { source: 'users', query: address.slice(address.indexOf('?') + 1) }
    }
    return group === '' ? undefined : { source: 'group', group: group.slice('group:'.length) }
  }

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isReading || isBusy) return
    const values = new FormData(event.currentTarget)
    setFault(undefined)
    setReading(true)
    try {
      const from = await fromOf(values)
      if (!from) return setFault(words.nothing)
      const wish = { name: String(values.get('name') ?? ''), from, draft }
      const answer = await call({ ...wish, key: keyOf(JSON.stringify(wish)) })
      if (answer) router.push(linkToCalculation(answer.calculation.id))
    } catch (error) {
      const found = error instanceof FileError ? error : undefined
      setFault(fill(words.faults[found?.fault ?? 'unreadable'], { row: found?.row ?? '' }))
    } finally {
      setReading(false)
    }
  }

  const isWorking = isReading || isBusy
  return (
    <form method="post" className={styles.form} onSubmit={start} aria-busy={isWorking}>
      <noscript>
        <p>{form.noScript}</p>
      </noscript>
      <div className={field.field}>
        <label className={field.label} htmlFor={`${id}-text`}>
          {words.pasted}
        </label>
        <textarea
          id={`${id}-text`}
          name="text"
          rows={5}
          className={field.input}
          aria-describedby={`${id}-text-hint`}
          spellCheck={false}
        />
        <p id={`${id}-text-hint`} className={field.hint}>
          {words.pastedHint}
        </p>
      </div>
      <div className={field.field}>
        <label className={field.label} htmlFor={`${id}-file`}>
          {words.file}
        </label>
        <input
          id={`${id}-file`}
          name="file"
          type="file"
          accept=".csv,.txt,.tsv,.vcf,text/csv,text/vcard"
          aria-describedby={`${id}-file-hint`}
        />
        <p id={`${id}-file-hint`} className={field.hint}>
          {words.fileHint}
        </p>
      </div>
      <div className={field.field}>
        <label className={field.label} htmlFor={`${id}-group`}>
          {words.group}
        </label>
        <select
          id={`${id}-group`}
          className={field.input}
          value={group}
          onChange={(event) => setGroup(event.target.value)}
        >
          <option value="">{words.groupNone}</option>
          <option value="users">{words.groupUsers}</option>
          {groups.map(({ value, label }) => (
            <option key={value} value={`group:${value}`}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {group === 'users' && (
        <div className={field.field}>
          <label className={field.label} htmlFor={`${id}-query`}>
            {words.users}
          </label>
          <input
            id={`${id}-query`}
            name="query"
            className={field.input}
            maxLength={2000}
            aria-describedby={`${id}-query-hint`}
          />
          <p id={`${id}-query-hint`} className={field.hint}>
            {words.usersHint}
          </p>
        </div>
      )}
      <div className={field.field}>
        <label className={field.label} htmlFor={`${id}-name`}>
          {words.name}
        </label>
        <input id={`${id}-name`} name="name" className={field.input} maxLength={80} />
      </div>
      <div>
        <label>
          <input type="checkbox" name="keep" /> <span>{words.keepNames}</span>
        </label>
        <p className={styles.quiet}>{words.keepHint}</p>
      </div>
      <Alert
        notice={fault === undefined ? notice : { message: fault, isSignedOut: false }}
        login={form.login}
      />
      <div>
        <Button type="submit" disabled={!isReady} aria-disabled={isWorking}>
          {isWorking ? words.reading : form.submit}
        </Button>
      </div>
    </form>
  )
}

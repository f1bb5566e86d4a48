'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import { useFollowed } from '@/features/back-office/progress/use-followed'
import pill from '@/features/back-office/shell/pill.module.css'
import type { Calls } from '@/lib/contract/calls'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'
import { useLocal } from '@/ui/local/local'

type Calculation = Calls['calculation']['answer']['calculation']

type RunProgressProps = {
  first: Calculation
  words: Record<'progress' | 'delete' | 'deleteSure' | 'deleteYes', string> & {
    states: Readonly<Record<Calculation['state'], string>>
  }
  form: FormWords
  /** Message while no response arrives. */
  again: string
  /** Where to go after the deletion. */
  back: string
}

/** Progress of a calculation, which refreshes the page when it ends; and its deletion. */
export function RunProgress({ first, words, form, again, back }: RunProgressProps) {
  const [run, setRun] = useState(first)
  const [isSure, setSure] = useState(false)
  const router = useRouter()
  const { call, isBusy, notice } = useCall('deleteCalculation', form)
  const isActive = run.state === 'waiting' || run.state === 'running'
  const { id } = first
  const followed = useFollowed({
    call: 'calculation',
    input: { id },
    isOn: isActive,
    words: form,
    again,
    onAnswer: ({ calculation }) => {
      setRun(calculation)
      if (calculation.state === 'done' || calculation.state === 'failed') router.refresh()
    },
  })
  const { format } = countFormat(useLocal().intl)
  return (
    <>
      <p role="status" aria-busy={isActive}>
        <strong>{words.states[run.state]}</strong>{' '}
        <span>{fill(words.progress, { done: format(run.done), all: format(run.all) })}</span>
      </p>
      {isActive && <progress max={run.all} value={run.done} aria-label={words.states[run.state]} />}
      <Alert notice={notice ?? followed.notice} login={form.login} />
      {isSure && <p role="status">{words.deleteSure}</p>}
      <div>
        <button
          type="button"
          className={pill.pill}
          aria-disabled={isBusy}
          onClick={async () => {
            if (!isSure) return setSure(true)
            if (await call({ id })) router.push(back)
          }}
        >
          {isSure ? words.deleteYes : words.delete}
        </button>
      </div>
    </>
  )
}

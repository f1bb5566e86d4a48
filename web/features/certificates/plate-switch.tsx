'use client'

import { useState } from 'react'
import { Alert } from '@/ui/form/alert'
import field from '@/ui/form/field.module.css'
import form from '@/ui/form/form.module.css'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'

type PlateSwitchProps = {
  name: string
  /** Id of the course. */
  course: string
  hasPlate: boolean
  label: string
  hint: string
  words: FormWords
}

/** Adds the holder's chart to the PDF of a certificate, or removes it. */
export function PlateSwitch({ name, course, hasPlate, label, hint, words }: PlateSwitchProps) {
  const [isOn, setOn] = useState(hasPlate)
  const { isBusy, notice, call } = useCall('issueCertificate', words)
  return (
    <>
      <div className={form.check}>
        <input
          type="checkbox"
          id="plate"
          checked={isOn}
          aria-busy={isBusy}
          aria-describedby="plate-hint"
          onChange={async ({ target }) => {
            const wanted = target.checked
            setOn(wanted)
            if (!(await call({ id: course, name, hasPlate: wanted }))) setOn(!wanted)
          }}
        />
        <label htmlFor="plate">{label}</label>
        <p id="plate-hint" className={field.hint}>
          {hint}
        </p>
      </div>
      <Alert notice={notice} login={words.login} />
    </>
  )
}

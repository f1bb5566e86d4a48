'use client'

import { useId } from 'react'
import { countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import menu from '@/features/back-office/list/menu.module.css'
import { scheduledEmailLimits as limits } from '@/lib/contract/back-office/scheduled-emails/words'
import { useHydrated } from '@/ui/form/use-hydrated'
import { useLocal } from '@/ui/local/local'
import { durationText } from './duration-text'
import { minutesFor } from './edited-email'
import { LineField, type PartProps } from './email-fields'
import styles from './scheduled-emails.module.css'

type WhenPartProps = PartProps & {
  /** Of the chosen group; undefined without one. */
  receivers: number | undefined
}

/** Now, in the format of a `datetime-local` field. */
const minuteNow = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(new Date())
    .replace(' ', 'T')

/** When it leaves, and how fast. */
export function WhenPart({ words, email, set, isFaulty, receivers }: WhenPartProps) {
  const id = useId()
  const isReady = useHydrated()
  const { intl, timeZone } = useLocal()
  const { format } = countFormat(intl)
  const { editor } = words
  const hasTest = email.subjectB.trim() !== ''
  const minutes = receivers === undefined ? undefined : minutesFor(receivers, email)
  return (
    <fieldset className={styles.part}>
      <legend>{editor.whenPart}</legend>
      <div className={styles.choices} role="radiogroup" aria-label={editor.when}>
        {[false, true].map((isLater) => (
          <label key={String(isLater)} className={menu.tick}>
            <input
              type="radio"
              name={id}
              checked={email.isLater === isLater}
              disabled={!isReady}
              onChange={() => set({ isLater })}
            />
            <span>{isLater ? editor.later : editor.now}</span>
          </label>
        ))}
      </div>
      {email.isLater && (
        <LineField
          type="datetime-local"
          label={editor.sendAt}
          hint={
            email.sendAt !== '' && email.sendAt < minuteNow(timeZone)
              ? editor.past
              : fill(editor.sendAtHint, { zone: timeZone })
          }
          error={isFaulty('sendAt') ? editor.sendAtMissing : undefined}
          value={email.sendAt}
          onValue={(sendAt) => set({ sendAt })}
        />
      )}
      <div>
        <label className={menu.tick}>
          <input
            type="checkbox"
            checked={email.byHour && !hasTest}
            disabled={!isReady || hasTest}
            aria-describedby={`${id}-hour`}
            onChange={({ currentTarget }) => set({ byHour: currentTarget.checked })}
          />
          <span>{editor.byHour}</span>
        </label>
        <p id={`${id}-hour`} className={styles.quiet}>
          {hasTest ? editor.notBoth : editor.byHourHint}
        </p>
      </div>
      <LineField
        inputMode="numeric"
        label={editor.perMinute}
        hint={fill(editor.perMinuteHint, { most: limits.perMinute })}
        error={
          isFaulty('perMinute')
            ? fill(editor.wholeNumber, { from: 1, most: limits.perMinute })
            : undefined
        }
        value={email.perMinute}
        maxLength={3}
        onValue={(perMinute) => set({ perMinute })}
      />
      <p role="status" className={styles.quiet}>
        {receivers !== undefined &&
          minutes !== undefined &&
          !email.byHour &&
          fill(hasTest ? editor.takesTest : editor.takes, {
            count: format(receivers),
            time: durationText(minutes, intl),
          })}
      </p>
    </fieldset>
  )
}

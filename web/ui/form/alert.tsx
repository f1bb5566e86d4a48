'use client'

import type { Told } from './failures'
import styles from './form.module.css'
import type { FormWords } from './words'

type AlertProps = { told: Told | undefined; login?: FormWords['login'] }

/** What went wrong with a form as a whole. The place is always there, so that what comes is read out. */
export function Alert({ told, login }: AlertProps) {
  return (
    <div role="alert" className={styles.alert}>
      {told && (
        <p>
          {told.message} {told.later}{' '}
          {told.isSignedOut && login && <a href={login.href}>{login.text}</a>}
        </p>
      )}
    </div>
  )
}

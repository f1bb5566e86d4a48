'use client'

import type { FailureNotice } from './failures'
import styles from './form.module.css'
import type { FormWords } from './words'

type AlertProps = { notice: FailureNotice | undefined; login?: FormWords['login'] }

/** What went wrong with a form as a whole. The place is always there, so that what comes is read out. */
export function Alert({ notice, login }: AlertProps) {
  return (
    <div role="alert" className={styles.alert}>
      {notice && (
        <p>
          <span>{notice.message}</span> <span>{notice.later}</span>{' '}
          {notice.isSignedOut && login && <a href={notice.loginHref ?? login.href}>{login.text}</a>}
        </p>
      )}
    </div>
  )
}

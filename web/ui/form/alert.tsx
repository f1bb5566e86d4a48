'use client'

import type { FailureNotice } from './failures'
import styles from './form.module.css'
import type { FormWords } from './words'

type AlertProps = { notice: FailureNotice | undefined; login?: FormWords['login'] }

/** Error message of a form. The live region is always rendered, so that screen readers announce a new message. */
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

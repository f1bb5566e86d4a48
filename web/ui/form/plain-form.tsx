'use client'

import type { ReactNode } from 'react'
import { loadCalls } from '@/client/api-client'
import type { CallName } from '@/lib/contract/calls'
import { Button } from '@/ui/button/button'
import { Alert } from './alert'
import styles from './form.module.css'
import { FormContext } from './form-context'
import { type FormSetup, useForm } from './use-form'
import { useHydrated } from './use-hydrated'

export type FormProps<Name extends CallName> = FormSetup<Name> & {
  children?: ReactNode
  /** Content beside the button. */
  aside?: ReactNode
  look?: 'primary' | 'quiet'
  /** Target of the form without JavaScript. Without it the form shows that it needs JavaScript. */
  action?: string
  /** Called when a field gets the focus. */
  onBegin?: () => void
}

/**
 * A form with the method POST, so that without JavaScript its values do not get into an address. It keeps the typed
 * values after every result, and focuses the first invalid field.
 */
export function PlainForm<Name extends CallName>({
  children,
  aside,
  look,
  action,
  onBegin,
  ...setup
}: FormProps<Name>) {
  const { phase, faults, notice, isRestored, formRef, onSubmit, clear } = useForm(setup)
  const isReady = useHydrated()
  const { words, schema } = setup
  return (
    <form
      ref={formRef}
      method="post"
      action={action}
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
      onFocus={() => {
        onBegin?.()
        void Promise.all([import('./validate'), schema(), loadCalls()]).catch(() => undefined)
      }}
      onInput={(event) => clear((event.target as HTMLInputElement).name)}
      aria-busy={phase === 'sending'}
    >
      {!action && (
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
      )}
      <FormContext value={{ faults, clear }}>{children}</FormContext>
      <Alert notice={notice} login={words.login} />
      <div className={styles.actions}>
        <Button
          type="submit"
          look={look}
          disabled={!isReady && !action}
          aria-disabled={phase === 'sending'}
        >
          {phase === 'sending' && <span className={styles.spinner} aria-hidden="true" />}
          <span>{phase === 'sending' ? words.sending : words.submit}</span>
        </Button>
        {aside}
        <p role="status" className={styles.done}>
          {phase === 'done' ? words.done : isRestored && words.restored}
        </p>
      </div>
    </form>
  )
}

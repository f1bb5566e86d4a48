'use client'

import type { CallName } from '@/lib/contract/calls'
import { passwordAsker } from './password-asker'
import { type FormProps, PlainForm } from './plain-form'

/** A form that asks for the password where its call wants it typed again, and then sends what was filled in. */
export const Form = <Name extends CallName>(props: FormProps<Name>) => (
  <PlainForm askPassword={passwordAsker(props.words)} {...props} />
)

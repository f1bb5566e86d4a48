'use client'

import type { CallName } from '@/lib/contract/calls'
import { passwordAsker } from './password-asker'
import { type FormProps, PlainForm } from './plain-form'

/** A form that asks for the password if its call requires it again, and then sends its values. */
export const Form = <Name extends CallName>(props: FormProps<Name>) => (
  <PlainForm askPassword={passwordAsker(props.words)} {...props} />
)

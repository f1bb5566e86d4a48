'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { nearBy } from '@/client/near-by'
import type { ContactForm } from './contact-form'

type FormProps = ComponentProps<typeof ContactForm>

// The server draws it at once and whole, for whoever has no script; the browser loads what is behind it when it is wanted.
const Form: ComponentType<FormProps> =
  typeof window === 'undefined'
    ? (require('./contact-form') as typeof import('./contact-form')).ContactForm
    : lazy(async () => {
        await nearBy('[data-contact]')
        const { ContactForm: found } = await import('./contact-form')
        return { default: found }
      })

/** The form as the server drew it; its script comes when somebody is about to write, and takes over what stands there. */
export function LazyContactForm(form: FormProps) {
  return (
    <Suspense>
      <Form {...form} />
    </Suspense>
  )
}

'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import { nearBy } from '@/client/near-by'
import type { ContactForm } from './contact-form'

const Form = lazy(async () => {
  await nearBy('[data-contact]')
  const { ContactForm: found } = await import('./contact-form')
  return { default: found }
})

/** The form as the server drew it; its script comes when somebody is about to write, and takes over what stands there. */
export function LazyContactForm(form: ComponentProps<typeof ContactForm>) {
  return (
    <Suspense>
      <Form {...form} />
    </Suspense>
  )
}

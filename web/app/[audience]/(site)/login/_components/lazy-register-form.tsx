'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { RegisterForm } from './register-form'

const Form = lazy(() =>
  import('./register-form').then(({ RegisterForm: found }) => ({ default: found })),
)

/** The form of newcomers, which whoever only signs in need not load. */
export const LazyRegisterForm = (props: ComponentProps<typeof RegisterForm>) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
)

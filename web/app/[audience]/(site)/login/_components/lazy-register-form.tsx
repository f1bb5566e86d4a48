'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { RegisterForm } from './register-form'

const Form = lazy(() =>
  import('./register-form').then(({ RegisterForm: found }) => ({ default: found })),
)

/** The registration form, loaded lazily because the login does not need it. */
export const LazyRegisterForm = (props: ComponentProps<typeof RegisterForm>) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
)

'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { DateInput } from '@/ui/form/date-input'

const Input = lazy(() =>
  import('@/ui/form/date-input').then(({ DateInput: found }) => ({ default: found })),
)

/** The date field of the registration, loaded lazily because the login does not need it. */
export const LazyDateInput = (props: ComponentProps<typeof DateInput>) => (
  <Suspense>
    <Input {...props} />
  </Suspense>
)

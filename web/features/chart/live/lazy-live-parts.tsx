'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const load = () => import('./live-parts')
const DateField = lazy(() => load().then((parts) => ({ default: parts.LiveDateField })))
const Plate = lazy(() => load().then((parts) => ({ default: parts.LivePlate })))

// Both stand there from the server; their scripts come by themselves, so that a member's home, which has neither, loads none.

export const LazyLiveDateField = (props: ComponentProps<typeof DateField>) => (
  <Suspense>
    <DateField {...props} />
  </Suspense>
)

export const LazyLivePlate = (props: ComponentProps<typeof Plate>) => (
  <Suspense>
    <Plate {...props} />
  </Suspense>
)

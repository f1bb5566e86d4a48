'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const Tools = lazy(() => import('./tools'))

/** Every page has the layout of the notice: only a preview loads the script of its tools. */
export const LazyTools = (props: ComponentProps<typeof Tools>) => (
  <Suspense>
    <Tools {...props} />
  </Suspense>
)

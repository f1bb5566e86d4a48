'use client'

import { useEffect } from 'react'
import { type Kept, keep } from './kept-values'

/** Keeps what a page knows for a form on another page of this tab. Draws nothing. */
export function KeepValues({ birthDate, firstName }: Pick<Kept, 'birthDate' | 'firstName'>) {
  useEffect(() => {
    keep({ birthDate, firstName })
  }, [birthDate, firstName])
  return null
}

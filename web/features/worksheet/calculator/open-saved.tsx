'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { PersonPicker } from '@/features/people/picker/person-picker'
import { linkToResult } from './result-link'

/** Opens the chart of the picked saved person. */
export function OpenSaved(props: Omit<ComponentProps<typeof PersonPicker>, 'onPick'>) {
  const router = useRouter()
  return <PersonPicker {...props} onPick={(person) => router.push(linkToResult(person))} />
}

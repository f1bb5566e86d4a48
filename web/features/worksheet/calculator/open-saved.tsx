'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { linkToTab } from '@/base/routing/links'
import { PersonPicker } from '@/features/people/picker/person-picker'

/** Opens the chart of the saved person who is picked. */
export function OpenSaved(props: Omit<ComponentProps<typeof PersonPicker>, 'onPick'>) {
  const router = useRouter()
  return (
    <PersonPicker
      {...props}
      onPick={({ name, date }) => router.push(linkToTab('calculator', { name, date }))}
    />
  )
}

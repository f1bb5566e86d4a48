'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { linkToTab } from '@/base/routing/links'
import { formatDateText } from '@/base/text/date-text'
import { CompareWithMe } from '@/features/worksheet/calculator/compare-with-me'
import type { Person } from '@/lib/contract/relationship'
import { useLocal } from '@/ui/local/local'
import styles from './invitations.module.css'

type GuestProps = {
  person: Person
  me: Person | undefined
  words: ComponentProps<typeof CompareWithMe>['words']
}

/** A guest who answered, with their data: their chart, and the link to the pair. */
export function Guest({ person, me, words }: GuestProps) {
  const { order } = useLocal()
  return (
    <>
      <p className={styles.person}>
        <Link href={linkToTab('calculator', { ...person })} prefetch={false}>
          <bdi>{person.name}</bdi>
        </Link>{' '}
        <small className={styles.date}>{formatDateText(person.date, order)}</small>
      </p>
      {me && <CompareWithMe people={[me, person]} words={words} />}
    </>
  )
}

'use client'

import { ButtonLink } from '@/ui/button/button-link'
import { storeChosenPeople, type TypedPerson } from './stored-people'

type OrderLinkProps = { href: string; people: readonly TypedPerson[]; children: string }

/** Link from a result to an analysis of its people; they are passed in the tab, never in the address. */
export function OrderLink({ href, people, children }: OrderLinkProps) {
  return (
    <ButtonLink look="quiet" href={href} onClick={() => storeChosenPeople(people)}>
      {children}
    </ButtonLink>
  )
}

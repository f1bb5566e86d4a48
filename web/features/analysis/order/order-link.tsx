'use client'

import { ButtonLink } from '@/ui/button/button-link'
import { keepChosen, type TypedPerson } from './kept-people'

type OrderLinkProps = { href: string; people: readonly TypedPerson[]; children: string }

/** The way from a result to an analysis of whom it is about; they travel in the tab, never in the address. */
export function OrderLink({ href, people, children }: OrderLinkProps) {
  return (
    <ButtonLink look="quiet" href={href} onClick={() => keepChosen(people)}>
      {children}
    </ButtonLink>
  )
}

'use client'

import type { ReactNode } from 'react'
import { showAnew } from '@/features/account/session/show-anew'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'

type ClaimFormProps = { words: FormWords; pageUrl: string; children: ReactNode }

/** Redeems a code; the next page shows what it gave. */
export function ClaimForm({ words, pageUrl, children }: ClaimFormProps) {
  return (
    <Form
      words={words}
      call="claimCoupon"
      schema={async () => (await import('@/lib/contract/coupons')).couponClaim}
      read={(values) => ({ code: textOf(values, 'code') })}
      onDone={({ id }) => {
        void showAnew(`${pageUrl}?${new URLSearchParams({ claimed: id })}`)
        return 'leaves'
      }}
    >
      {children}
    </Form>
  )
}

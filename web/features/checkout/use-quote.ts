'use client'

import { useEffect, useRef, useState } from 'react'
import { callApi } from '@/client/api-client'
import type { Quote } from '@/lib/contract/checkout'
import type { ProductKey } from '@/lib/contract/product-tables'
import type { FormWords } from '@/ui/form/words'

type Purchase = { product: ProductKey; isGift: boolean }
type Question = Purchase & { coupon: string }

/** The initial quote of the page. */
export type FirstQuote = {
  quote: Quote
  /** A coupon of the address: it is in the quote, unless `fault` says why not. */
  coupon?: string
  fault?: string
}

type State = {
  /** The last quoted price; it stays while the next one is loading. */
  quote: Quote
  /** The applied coupon; empty without one. */
  coupon: string
  /** The reason why the coupon in the field is not applied. */
  fault?: string | undefined
  isAsking: boolean
}

/** The price of a purchase, requested again for each coupon and product. Late responses are ignored. */
export function useQuote({ product, isGift }: Purchase, first: FirstQuote, words: FormWords) {
  const { quote, fault } = first
  const coupon = fault ? '' : (first.coupon ?? '')
  const [state, setState] = useState<State>({ quote, coupon, fault, isAsking: false })
  const lastRequest = useRef<Question>({ product, isGift, coupon })

  async function ask(next: Question) {
    lastRequest.current = next
    setState((before) => ({ ...before, isAsking: true, fault: undefined }))
    const notice = await priceOf(next, words)
    if (lastRequest.current === next)
      setState((before) => ({ ...before, ...notice, isAsking: false }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another purchase changes the price
  useEffect(() => {
    const before = lastRequest.current
    if (product === before.product && isGift === before.isGift) return
    void ask({ product, isGift, coupon: before.coupon })
  }, [product, isGift])

  return {
    ...state,
    /** Applies a coupon; an empty code removes the applied one. */
    apply: (code: string) => ask({ product, isGift, coupon: code }),
    clearFault: () => setState((before) => ({ ...before, fault: undefined })),
  }
}

/** The price with the coupon, or without it and the reason. */
async function priceOf(
  { coupon, ...purchase }: Question,
  words: FormWords,
): Promise<Partial<State>> {
  const found = await callApi('quote', { ...purchase, ...(coupon && { coupon }) }, words)
  if (found.ok) return { quote: found.data, coupon }
  const fault = found.error.message
  if (!coupon) return { fault }
  const plain = await callApi('quote', purchase, words)
  return { fault, coupon: '', ...(plain.ok && { quote: plain.data }) }
}

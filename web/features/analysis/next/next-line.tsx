'use client'

import { useEffect, useState } from 'react'
import { linkTo } from '@/base/routing/links'
import { callApi } from '@/client/api-client'
import { productOfAnalysis } from '@/lib/contract/analysis-kinds'
import type { NextAnalysis } from '@/lib/contract/next-analysis'
import { SiteLink } from '@/ui/button/site-link'
import type { FormWords } from '@/ui/form/words'
import { storeChosenPeople } from '../order/stored-people'
import styles from './next-line.module.css'
import { nextText } from './next-text'
import type { NextWords } from './next-words'

type NextLineProps = {
  /** The id of the analysis that the reader has. */
  analysis: string
  words: NextWords
  callWords: FormWords
}

/** The next analysis as one line below other content; nothing if none is offered, or the call fails. */
export function NextLine({ analysis, words, callWords }: NextLineProps) {
  const [next, setNext] = useState<NextAnalysis | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an analysis; words never change
  useEffect(() => {
    let isLeft = false
    void callApi('nextAnalysis', { id: analysis }, callWords).then((found) => {
      if (found.ok && !isLeft) setNext(found.data.next)
    })
    return () => {
      isLeft = true
    }
  }, [analysis])

  if (!next) return null
  const { reason, link } = nextText(next, words)
  return (
    <p className={styles.line}>
      <span>{reason}</span>
      <SiteLink
        href={linkTo('analysis', { product: productOfAnalysis(next.kind) })}
        onClick={() => storeChosenPeople(next.people)}
      >
        {link}
      </SiteLink>
    </p>
  )
}

'use client'

import { catchError, type ErrorInfo } from 'next/error'
import { Button } from '@/ui/button/button'

type Words = Record<'title' | 'text' | 'retry', string>

/** In the place of a panel whose call failed: the list beside it is there all the same. */
export const PanelFailure = catchError(({ words }: { words: Words }, { retry }: ErrorInfo) => (
  <>
    <h2>{words.title}</h2>
    <p role="alert">{words.text}</p>
    <p>
      <Button type="button" onClick={retry}>
        {words.retry}
      </Button>
    </p>
  </>
))

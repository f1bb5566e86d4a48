'use client'

import { catchError, type ErrorInfo } from 'next/error'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/button/button'

type Words = Record<'title' | 'text' | 'retry', string>

type FailedProps = Pick<ErrorInfo, 'retry' | 'reset'> & { words: Words }

/** Shown until a retry, or until another view of the same row is requested. */
function Failed({ words, retry, reset }: FailedProps) {
  const address = useSearchParams().toString()
  const [failedAt] = useState(address)
  useEffect(() => {
    if (address !== failedAt) reset()
  }, [address, failedAt, reset])
  return (
    <>
      <h2>{words.title}</h2>
      <p role="alert">{words.text}</p>
      <p>
        <Button type="button" onClick={retry}>
          {words.retry}
        </Button>
      </p>
    </>
  )
}

/** Shown instead of a panel with a failed call: the list beside it remains. */
export const PanelFailure = catchError(
  ({ words }: { words: Words }, { retry, reset }: ErrorInfo) => (
    <Failed {...{ words, retry, reset }} />
  ),
)

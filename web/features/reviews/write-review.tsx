'use client'

import { useEffect, useRef, useState } from 'react'
import { callApi } from '@/client/api-client'
import type { OwnReview } from '@/lib/contract/reviews'
import { Button } from '@/ui/button/button'
import { Form } from '@/ui/form/form'
import { OwnReviews } from './own-reviews'
import { ReviewFields } from './review-fields'
import type { WriteWords } from './write-words'

type WriteReviewProps = { isMember: boolean; words: WriteWords }

/** The user's reviews, and the form for another one. A visitor's text is stored in the tab until the login. */
export function WriteReview({ isMember, words }: WriteReviewProps) {
  const [own, setOwn] = useState<readonly OwnReview[]>([])
  const [edited, setEdited] = useState<OwnReview>()
  const [isSent, setSent] = useState(false)
  const sentRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSent) sentRef.current?.focus()
  }, [isSent])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!isMember) return
    void callApi('ownReviews', {}, words.form).then((answer) => {
      if (answer.ok) setOwn(answer.data.reviews)
    })
  }, [isMember])

  const without = (subject: OwnReview['subject']) => own.filter((one) => one.subject !== subject)
  return (
    <>
      {isMember && (
        <OwnReviews
          reviews={own}
          words={words}
          onEdit={(review) => {
            setEdited(review)
            setSent(false)
          }}
          onDeleted={(subject) => setOwn(without(subject))}
        />
      )}
      {isSent && (
        <div>
          <p ref={sentRef} role="status" tabIndex={-1}>
            {words.form.done}
          </p>
          <Button type="button" look="quiet" onClick={() => setSent(false)}>
            {words.another}
          </Button>
        </div>
      )}
      {!isSent && (
        <Form
          key={edited?.id}
          call="saveReview"
          schema={async () => (await import('@/lib/contract/reviews')).newReview}
          read={(values) => ({
            subject: String(values.get('subject')) as OwnReview['subject'],
            stars: values.has('stars') ? Number(values.get('stars')) : (undefined as never),
            title: String(values.get('title') ?? ''),
            text: String(values.get('text') ?? ''),
            name: String(values.get('name') ?? ''),
          })}
          onDone={(review) => {
            setOwn([review, ...without(review.subject)])
            setEdited(undefined)
            setSent(true)
            return 'stays'
          }}
          words={words.form}
          isForVisitors={!isMember}
        >
          <ReviewFields words={words} own={own} edited={edited} />
        </Form>
      )}
    </>
  )
}

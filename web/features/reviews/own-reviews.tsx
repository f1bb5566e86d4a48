'use client'

import { useState } from 'react'
import { fill } from '@/base/text/fill'
import type { OwnReview } from '@/lib/contract/reviews'
import { Button } from '@/ui/button/button'
import { AskFirst } from '@/ui/dialog/ask-first'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import styles from './reviews.module.css'
import type { WriteWords } from './write-words'

type OwnReviewsProps = {
  reviews: readonly OwnReview[]
  words: WriteWords
  onEdit: (review: OwnReview) => void
  onDeleted: (subject: OwnReview['subject']) => void
}

/** The user's reviews with their states, and buttons to edit or delete them. */
export function OwnReviews({ reviews, words, onEdit, onDeleted }: OwnReviewsProps) {
  const { own, subjects } = words
  const { isBusy, notice, call } = useCall('deleteReview', words.form)
  const [isDeleted, setDeleted] = useState(false)

  async function remove({ subject }: OwnReview) {
    if (!(await call({ subject }))) return
    setDeleted(true)
    onDeleted(subject)
  }

  const nameOf = ({ subject }: OwnReview) =>
    subjects.find(({ value }) => value === subject)?.name ?? ''
  return (
    <div className={styles.own}>
      {reviews.length > 0 && (
        <section aria-labelledby="own-reviews">
          <h3 id="own-reviews">{own.title}</h3>
          <ul className={styles.ownList}>
            {reviews.map((review) => (
              <li key={review.id} className={styles.ownReview}>
                <strong>{`${nameOf(review)}, ${review.stars} ★`}</strong>
                <span>{own.state[review.state]}</span>
                {review.state === 'refused' && review.reason && (
                  <span>{fill(own.reason, { reason: review.reason })}</span>
                )}
                <div className={styles.visitor}>
                  <Button
                    type="button"
                    look="quiet"
                    aria-label={`${own.edit}: ${nameOf(review)}`}
                    onClick={() => onEdit(review)}
                  >
                    {own.edit}
                  </Button>
                  <AskFirst
                    words={{ open: own.delete, question: own.question, yes: own.yes, no: own.no }}
                    about={nameOf(review)}
                    isBusy={isBusy}
                    onYes={() => remove(review)}
                  />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status" className={styles.status}>
        {isDeleted && own.deleted}
      </p>
      <Alert notice={notice} login={words.login} />
    </div>
  )
}

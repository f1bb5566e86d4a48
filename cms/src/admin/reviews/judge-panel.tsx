import { Button, Flex, Typography } from '@strapi/design-system'
import { wordsOf } from '../our-words'
import { useKronoJudgeMutation, useKronoReviewQuery } from './api'
import { reviewWords } from './review-words'

type Edited = { model: string; documentId?: string; document?: { writtenAt?: unknown } }

/** Beside the form of a review: a yes or a no to the words that were read. */
export const JudgePanel = ({ model, documentId, document }: Edited) =>
  model === 'api::review.review' && documentId && document
    ? {
        title: wordsOf(reviewWords).title,
        content: <Judge id={documentId} writtenAt={String(document.writtenAt)} />,
      }
    : null

/** `writtenAt` is the form's: what is said is said of the words that stand there. */
function Judge({ id, writtenAt }: { id: string; writtenAt: string }) {
  const words = wordsOf(reviewWords)
  const { data } = useKronoReviewQuery(id)
  const [judge, { isLoading, error }] = useKronoJudgeMutation()
  if (!data) return null
  const { state } = data
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography role="status">{words.now[state]}</Typography>
      {state !== 'approved' && (
        <Button
          fullWidth
          disabled={isLoading}
          onClick={() => judge({ id, state: 'approved', writtenAt })}
        >
          {words.approve}
        </Button>
      )}
      {state !== 'refused' && (
        <Button
          fullWidth
          variant="secondary"
          disabled={isLoading}
          onClick={() => judge({ id, state: 'refused', writtenAt })}
        >
          {words.refuse}
        </Button>
      )}
      {error && (
        <Typography role="alert" textColor="danger600">
          {sentenceOf(error) ?? words.failed}
        </Typography>
      )}
      <Typography variant="pi" textColor="neutral600">
        {words.hint}
      </Typography>
    </Flex>
  )
}

const sentenceOf = (error: object) =>
  'message' in error && typeof error.message === 'string' ? error.message : undefined

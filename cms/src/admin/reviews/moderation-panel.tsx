import { Button, Flex, Typography } from '@strapi/design-system'
import { wordsOf } from '../our-words'
import { useKronoModerateMutation, useKronoReviewQuery } from './api'
import { reviewWords } from './review-words'

type Edited = { model: string; documentId?: string; document?: { writtenAt?: unknown } }

/** Beside the form of a review: approves or rejects the version that was read. */
export const ModerationPanel = ({ model, documentId, document }: Edited) =>
  model === 'api::review.review' && documentId && document
    ? {
        title: wordsOf(reviewWords).title,
        content: <Moderation id={documentId} writtenAt={String(document.writtenAt)} />,
      }
    : null

/** `writtenAt` is the form's: the decision applies to that version of the text. */
function Moderation({ id, writtenAt }: { id: string; writtenAt: string }) {
  const words = wordsOf(reviewWords)
  const { data } = useKronoReviewQuery(id)
  const [moderate, { isLoading, error }] = useKronoModerateMutation()
  if (!data) return null
  const { state } = data
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography role="status">{words.now[state]}</Typography>
      {state !== 'approved' && (
        <Button
          fullWidth
          disabled={isLoading}
          onClick={() => moderate({ id, state: 'approved', writtenAt })}
        >
          {words.approve}
        </Button>
      )}
      {state !== 'refused' && (
        <Button
          fullWidth
          variant="secondary"
          disabled={isLoading}
          onClick={() => moderate({ id, state: 'refused', writtenAt })}
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

import { Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { PaperPlane } from '@strapi/icons'
import { useAPIErrorHandler, useFetchClient, useForm, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { MessageRow } from '../../messaging/contact/message-row'
import { dateIn } from '../list-words'
import { shownLocale, wordsOf } from '../our-words'
import { EraseMessage } from './erase-message'
import { messageWords } from './message-words'

type AnswerValues = Partial<Pick<MessageRow, 'email' | 'answeredBy' | 'answeredAt'>>

/** Beside a message: sends one answer as an e-mail, or erases the message. */
export function AnswerPanel({ documentId }: { documentId: string }) {
  const words = wordsOf(messageWords)
  const { email, answeredAt, answeredBy } = useForm(
    'AnswerPanel',
    ({ values }) => values as AnswerValues,
  )
  const { isSending, send } = useAnswering(documentId)
  const [answer, setAnswer] = useState('')
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {answeredAt ? (
        <Typography>
          {words.answered(answeredBy ?? '', dateIn(shownLocale(), answeredAt))}
        </Typography>
      ) : (
        <>
          <Field.Root hint={words.hint(email ?? '')}>
            <Field.Label>{words.label}</Field.Label>
            <Textarea
              value={answer}
              rows={10}
              onChange={({ target }: { target: { value: string } }) => setAnswer(target.value)}
            />
            <Field.Hint />
          </Field.Root>
          <Button
            startIcon={<PaperPlane />}
            loading={isSending}
            disabled={answer.trim() === ''}
            onClick={() => send(answer)}
          >
            {words.send}
          </Button>
        </>
      )}
      <EraseMessage documentId={documentId} />
    </Flex>
  )
}

/** Sends the answer and reloads the page, because its form shows the database state. */
function useAnswering(documentId: string) {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const { formatAPIError } = useAPIErrorHandler()
  const [isSending, setSending] = useState(false)
  const send = async (answer: string) => {
    setSending(true)
    try {
      await post(`/editing/messages/${documentId}/answer`, { answer })
      toggleNotification({ type: 'success', message: wordsOf(messageWords).sent })
      window.location.reload()
    } catch (error) {
      const message = formatAPIError(error as Parameters<typeof formatAPIError>[0])
      toggleNotification({ type: 'danger', message })
      setSending(false)
    }
  }
  return { isSending, send }
}

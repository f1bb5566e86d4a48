import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { PaperPlane } from '@strapi/icons'
import { useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { Note } from '../note'
import { wordsOf } from '../our-words'
import { BesideTheForm } from './beside-the-form'
import { EmailFrame, type Screen } from './email-frame'
import { emailWords } from './email-words'
import { type Edited, useEmailDraft, useEmailPreview } from './use-email-preview'

const views = ['phone', 'desktop', 'dark', 'text'] as const satisfies readonly (Screen | 'text')[]

/** Preview of the e-mail in the form as its recipient will see it, and a button to send it to oneself. */
export function EmailPreview(edited: Edited) {
  const words = wordsOf(emailWords)
  const [view, setView] = useState<(typeof views)[number]>('phone')
  const typed = useEmailDraft(edited)
  const preview = useEmailPreview(typed)
  const { isSending, send } = useTrial(typed)
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" data-email-preview>
      <BesideTheForm />
      <Flex gap={1} wrap="wrap" role="group" aria-label={words.preview}>
        {views.map((one) => (
          <Button
            key={one}
            size="S"
            variant={one === view ? 'default' : 'tertiary'}
            aria-pressed={one === view}
            onClick={() => setView(one)}
          >
            {words.views[one]}
          </Button>
        ))}
      </Flex>
      {preview === 'failed' && <Typography textColor="danger600">{words.failed}</Typography>}
      {typeof preview === 'object' && (
        <>
          {preview.fault && <Note tone="warning">{preview.fault}</Note>}
          <Typography>
            {words.subject}: <strong>{preview.subject}</strong>
          </Typography>
          {view === 'text' ? (
            <Box tag="pre" padding={3} background="neutral100" hasRadius style={plain}>
              {preview.text}
            </Box>
          ) : (
            <EmailFrame
              html={view === 'dark' ? preview.dark : preview.light}
              screen={view}
              title={words.preview}
            />
          )}
        </>
      )}
      <Typography variant="pi" textColor="neutral600">
        {words.samples}
      </Typography>
      <Button variant="secondary" startIcon={<PaperPlane />} loading={isSending} onClick={send}>
        {words.sendToMe}
      </Button>
    </Flex>
  )
}

const plain = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: 640,
  overflowY: 'auto',
  fontSize: '1.3rem',
  lineHeight: 1.5,
} as const

/** Sends the unsaved e-mail to the current user, and shows the recipient address. */
function useTrial(typed: string) {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const { formatAPIError } = useAPIErrorHandler()
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      const { data } = await post<{ to: string }>('/editing/letters/trial', JSON.parse(typed))
      toggleNotification({ type: 'success', message: wordsOf(emailWords).sent(data.to) })
    } catch (error) {
      const message = formatAPIError(error as Parameters<typeof formatAPIError>[0])
      toggleNotification({ type: 'danger', message })
    } finally {
      setSending(false)
    }
  }
  return { isSending, send }
}

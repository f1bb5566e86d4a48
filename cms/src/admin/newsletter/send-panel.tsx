import { Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { dateIn } from '../list-words'
import { Note } from '../note'
import { shownLocale, wordsOf } from '../our-words'
import { SendDialog } from './send-dialog'
import { sendWords } from './send-words'
import { useSend } from './use-send'

/** Recipients of an issue, a button to send it, and its progress. */
export function SendPanel({ documentId }: { documentId: string }) {
  const words = wordsOf(sendWords)
  const { state, send, takeBack } = useSend(documentId)
  const [toConfirm, setToConfirm] = useState<{ at?: string }>()
  const [at, setAt] = useState('')
  if (state === undefined) return null
  if (state === 'failed') return <Typography textColor="danger600">{words.failed}</Typography>
  if (state.send) return <Sent send={state.send} takeBack={takeBack} />
  if (!state.isPublished) return <Note tone="warning">{words.notPublished}</Note>
  if (state.receivers === 0) return <Typography>{words.nobody}</Typography>
  const isLater = at !== '' && new Date(at) > new Date()
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography>{words.receivers(state.receivers)}</Typography>
      <Typography variant="pi" textColor="neutral600">
        {words.publishedGoes}
      </Typography>
      <Button onClick={() => setToConfirm({})}>{words.sendNow}</Button>
      <label style={{ display: 'grid', gap: '0.4rem' }}>
        <Typography variant="pi" fontWeight="bold">
          {words.when}
        </Typography>
        <input
          type="datetime-local"
          value={at}
          onChange={({ target }) => setAt(target.value)}
          style={{ padding: '0.8rem', font: 'inherit', border: '1px solid', borderRadius: 4 }}
        />
      </label>
      <Button
        variant="secondary"
        disabled={!isLater}
        onClick={() => setToConfirm({ at: new Date(at).toISOString() })}
      >
        {words.time}
      </Button>
      {toConfirm && (
        <SendDialog
          receivers={state.receivers}
          at={toConfirm.at}
          onClose={(isSure) => {
            setToConfirm(undefined)
            if (isSure) void send(toConfirm.at)
          }}
        />
      )}
    </Flex>
  )
}

type Send = NonNullable<Exclude<ReturnType<typeof useSend>['state'], 'failed' | undefined>['send']>

function Sent({ send, takeBack }: { send: Send; takeBack: () => void }) {
  const words = wordsOf(sendWords)
  if (send.state === 'waiting') {
    return (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography fontWeight="bold">
          {words.waiting(dateIn(shownLocale(), send.sendAt))}
        </Typography>
        <Button variant="danger-light" onClick={takeBack}>
          {words.takeBack}
        </Button>
      </Flex>
    )
  }
  const rows = Object.entries(send.mails).filter(([, count]) => count > 0)
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%" role="status">
      <Typography fontWeight="bold">
        {send.state === 'sending' ? words.sending : words.done}
      </Typography>
      <Typography>{words.queued(send.queued)}</Typography>
      {rows.map(([state, count]) => (
        <Typography key={state} variant="pi">
          {`${words.mails[state as keyof Send['mails']]}: ${count}`}
        </Typography>
      ))}
    </Flex>
  )
}

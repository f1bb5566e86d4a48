import { Button, Dialog } from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import { useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useNavigate } from 'react-router-dom'
import { messageUid } from '../../messaging/contact/message-row'
import { wordsOf } from '../our-words'
import { messageWords } from './message-words'

/** Erases a message on its sender's request: asks once for confirmation, then deletes it permanently. */
export function EraseMessage({ documentId }: { documentId: string }) {
  const words = wordsOf(messageWords)
  const { del } = useFetchClient()
  const { toggleNotification } = useNotification()
  const { formatAPIError } = useAPIErrorHandler()
  const navigate = useNavigate()
  const erase = async () => {
    try {
      await del(`/editing/messages/${documentId}`)
      toggleNotification({ type: 'success', message: words.erased })
      navigate(`/content-manager/collection-types/${messageUid}`)
    } catch (error) {
      const message = formatAPIError(error as Parameters<typeof formatAPIError>[0])
      toggleNotification({ type: 'danger', message })
    }
  }
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" startIcon={<Trash />}>
          {words.erase}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{words.eraseTitle}</Dialog.Header>
        <Dialog.Body>{words.eraseText}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">{words.cancel}</Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger-light" onClick={erase}>
              {words.erase}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

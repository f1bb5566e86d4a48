import { Button, Flex, Modal, Typography } from '@strapi/design-system'
import { dateIn } from '../list-words'
import { shownLocale, wordsOf } from '../our-words'
import { sendWords } from './send-words'

type Props = {
  receivers: number
  /** Default: now. */
  at: string | undefined
  onClose: (isSure: boolean) => void
}

/** Asks for confirmation before sending to many people. */
export function SendDialog({ receivers, at, onClose }: Props) {
  const words = wordsOf(sendWords)
  return (
    <Modal.Root open onOpenChange={() => onClose(false)}>
      <Modal.Content>
        <Modal.Header closeLabel={words.no}>
          <Modal.Title>{words.sure}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={3}>
            <Typography>
              {at
                ? words.sureLater(receivers, dateIn(shownLocale(), at))
                : words.sureNow(receivers)}
            </Typography>
            <Typography>{words.once}</Typography>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={() => onClose(false)}>
            {words.no}
          </Button>
          <Button onClick={() => onClose(true)}>{words.yes}</Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

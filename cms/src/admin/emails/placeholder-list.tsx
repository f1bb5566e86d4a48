import { Button, Flex, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { useNotification } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { placeholderWords } from '../../messaging/mail/placeholder-words'
import { wordsOf } from '../our-words'
import { emailWords } from './email-words'
import { followCursor, insertAtCursor } from './insert-at-cursor'
import { type Edited, useEmailPreview, useOpenEmail } from './use-email-preview'

/** The placeholders of this e-mail: choosing one inserts it at the cursor. */
export function PlaceholderList(edited: Edited) {
  const words = wordsOf(emailWords)
  const meanings = wordsOf(placeholderWords)
  const preview = useEmailPreview(JSON.stringify(useOpenEmail(edited)))
  const { toggleNotification } = useNotification()
  useEffect(followCursor, [])
  const insert = (name: string) => {
    if (insertAtCursor(`{{${name}}}`)) return
    toggleNotification({ type: 'info', message: words.whereToInsert })
  }
  if (typeof preview !== 'object') return null
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography variant="pi" textColor="neutral600">
        {words.howToInsert}
      </Typography>
      {preview.placeholders.map(({ name, sample }) => (
        <Flex key={name} direction="column" alignItems="flex-start" gap={1}>
          <Button
            size="S"
            variant="tertiary"
            startIcon={<Plus />}
            aria-label={words.insert(meanings[name].name)}
            // Keeps the cursor position.
            onMouseDown={(event: React.MouseEvent) => event.preventDefault()}
            onClick={() => insert(name)}
          >
            {meanings[name].name}
          </Button>
          <Typography variant="pi">
            {meanings[name].meaning} <em>{`${words.sample}: ${sample}`}</em>
          </Typography>
        </Flex>
      ))}
    </Flex>
  )
}

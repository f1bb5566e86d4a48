import { Button, Flex, Link, Typography } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import { isVersioned } from '../../publishing/versions/versioned-types'
import type { EntryOfPanel } from '../editing/api'
import { wordsOf } from '../our-words'
import { listedWords } from '../search/listed-words'
import { useKronoPendingQuery, useKronoPublishPendingMutation } from './api'
import { pendingWords } from './language-words'

type Edited = {
  model: string
  documentId?: string
  document?: { locale?: unknown; status?: unknown; updatedAt?: unknown }
}

/** Beside a published form: the other locales that still show the old picture, with a button to update them. */
export function PendingPanel({ model, documentId, document: edited }: Edited) {
  const isPublished = edited?.status === 'published' && typeof edited.locale === 'string'
  const isAsked = isPublished && documentId !== undefined && isVersioned(model)
  const entry = { uid: model, documentId: documentId ?? '', locale: String(edited?.locale ?? '') }
  const state = String(edited?.updatedAt)
  // Without the publish right the request is refused and nothing is shown.
  const { data } = useKronoPendingQuery({ ...entry, state }, { skip: !isAsked })
  if (!isAsked || !data || data.pending.length === 0) return null
  const content = <Pending entry={entry} pending={data.pending} />
  return { title: wordsOf(pendingWords).title, content }
}

type Props = { entry: EntryOfPanel; pending: { locale: string; isOnlyShared: boolean }[] }

function Pending({ entry, pending }: Props) {
  const words = wordsOf(pendingWords)
  const { locales } = wordsOf(listedWords)
  const [publish, { isLoading, error }] = useKronoPublishPendingMutation()
  const nameOf = (locale: string) => locales[locale] ?? locale
  const ready = pending.filter(({ isOnlyShared }) => isOnlyShared)
  const others = pending.filter(({ isOnlyShared }) => !isOnlyShared)
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography>{words.waits}</Typography>
      {ready.length > 0 && (
        <Button fullWidth variant="secondary" loading={isLoading} onClick={() => publish(entry)}>
          {words.publish(ready.map(({ locale }) => nameOf(locale)).join(', '))}
        </Button>
      )}
      {others.map(({ locale }) => (
        <Link key={locale} tag={NavLink} to={{ search: `?plugins[i18n][locale]=${locale}` }}>
          {words.more(nameOf(locale))}
        </Link>
      ))}
      {error && (
        <Typography role="alert" textColor="danger600">
          {'message' in error && error.message ? error.message : words.failed}
        </Typography>
      )}
    </Flex>
  )
}

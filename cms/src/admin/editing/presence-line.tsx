import { Typography } from '@strapi/design-system'
import { useDocumentRBAC } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Neighbour } from '../../panel/presence/be-present'
import { type EntryOfPanel, useKronoComeInMutation, useKronoGoOutMutation } from './api'
import { useOpenEntry } from './use-open-entry'
import { wordsOf } from './words-of'

/** A third of how long the cms keeps a presence entry. */
const beatMs = 10_000

/** Shows which other users have this entry open, and reports our own presence. */
export function PresenceLine() {
  const open = useOpenEntry()
  const canUpdate = useDocumentRBAC('PresenceLine', (rights) => rights.canUpdate)
  const { uid, documentId, locale } = open?.entry ?? {}
  if (!canUpdate || uid === undefined || documentId === undefined || locale === undefined)
    return null
  // Another locale is another visit.
  return <Visit key={`${uid} ${documentId} ${locale}`} {...{ uid, documentId, locale }} />
}

function Visit({ uid, documentId, locale }: EntryOfPanel) {
  const [enter] = useKronoComeInMutation()
  const [leave] = useKronoGoOutMutation()
  const [others, setOthers] = useState<readonly Neighbour[]>([])
  useEffect(() => {
    const beat = async () => {
      // A tab in the background is not editing.
      if (document.visibilityState !== 'visible') return
      const answer = await enter({ uid, documentId, locale })
      if ('data' in answer) setOthers(answer.data.others)
    }
    beat()
    const timer = setInterval(beat, beatMs)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
      leave({ uid, documentId })
    }
  }, [enter, leave, uid, documentId, locale])

  const language = document.documentElement.lang
  const { presence, locales } = wordsOf(language)
  const names = others.map((other) => {
    const inLanguage = other.locale === locale ? undefined : locales[other.locale]
    return inLanguage ? `${other.name} (${inLanguage})` : other.name
  })
  return (
    <div role="status" style={{ width: '100%' }}>
      {names.length > 0 && (
        <>
          <Typography tag="p" fontWeight="bold" textColor="warning700">
            {presence.edit(names)}
          </Typography>
          <Typography tag="p" variant="pi">
            {presence.hint}
          </Typography>
        </>
      )}
    </div>
  )
}

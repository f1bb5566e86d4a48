import { Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { ListedVersion } from '../../publishing/versions/list-versions'
import { dateIn } from '../list-words'
import { useKronoVersionsQuery } from './api'
import { useOpenEntry } from './use-open-entry'
import { VersionDialog } from './version-dialog'
import type { Words } from './words'
import { wordsOf } from './words-of'

/** How many versions the panel shows before the older ones are requested. */
const first = 6

/** Panel of Strapi's edit view: every stored version of the entry. */
export function VersionsPanel() {
  const open = useOpenEntry()
  const { title } = wordsOf(document.documentElement.lang).versions
  return open ? { title, content: <Versions {...open} /> } : null
}

type Open = NonNullable<ReturnType<typeof useOpenEntry>>

function Versions({ entry, savedAt }: Open) {
  const language = document.documentElement.lang
  const words = wordsOf(language).versions
  const { data } = useKronoVersionsQuery({ ...entry, savedAt })
  const [isWhole, setIsWhole] = useState(false)
  const [openedVersion, setOpenedVersion] = useState<ListedVersion>()
  if (!data) return null
  const { versions } = data
  const shown = isWhole ? versions : versions.slice(0, first)
  if (versions.length === 0) return <Typography>{words.none}</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" tag="ol">
      {shown.map((version, index) => (
        <Flex key={version.number} tag="li" gap={2} justifyContent="space-between">
          <Flex direction="column" alignItems="flex-start">
            <Typography fontWeight="bold">{dateIn(language, version.savedAt)}</Typography>
            <Typography variant="pi">{authorOf(version, words)}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {marksOf(version, index === 0, words).join(', ')}
            </Typography>
          </Flex>
          <Button variant="tertiary" size="S" onClick={() => setOpenedVersion(version)}>
            {words.look}
          </Button>
        </Flex>
      ))}
      {shown.length < versions.length && (
        <Button variant="ghost" onClick={() => setIsWhole(true)}>
          {words.older}
        </Button>
      )}
      {openedVersion && (
        <VersionDialog
          entry={entry}
          savedAt={savedAt}
          version={openedVersion}
          isPresent={openedVersion.number === versions[0]?.number}
          onClose={() => setOpenedVersion(undefined)}
        />
      )}
    </Flex>
  )
}

export const authorOf = (
  { by, isBySystem }: Pick<ListedVersion, 'by' | 'isBySystem'>,
  words: Words['versions'],
) => by ?? (isBySystem ? words.bySystem : words.byDeletedUser)

const marksOf = (
  { number, restoredFrom, onlineAt }: ListedVersion,
  isPresent: boolean,
  words: Words['versions'],
) => [
  words.number(number),
  ...(restoredFrom === null ? [] : [words.isRestored(restoredFrom)]),
  ...(onlineAt === null ? [] : [words.isOnline]),
  ...(isPresent ? [words.isPresent] : []),
]

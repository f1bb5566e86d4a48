import { Button, Flex, Modal, Typography } from '@strapi/design-system'
import {
  unstable_useContentManagerContext as useContentManagerContext,
  useDocumentRBAC,
  useForm,
  useNotification,
} from '@strapi/strapi/admin'
import { useState } from 'react'
import type { ListedVersion } from '../../publishing/versions/list-versions'
import type { Difference } from '../../publishing/versions/show-version'
import { dateIn } from '../list-words'
import { type EntryOfPanel, useKronoBringBackMutation, useKronoVersionQuery } from './api'
import { linesOf, type Reader } from './readable'
import { TwoSides } from './two-sides'
import { useReader } from './use-reader'
import { wordsOf } from './words-of'

type Props = {
  entry: EntryOfPanel
  savedAt: string
  version: ListedVersion
  isPresent: boolean
  onClose: () => void
}

/** The changes of a version, the changes if it is restored, and a button to restore it. */
export function VersionDialog({ entry, savedAt, version, isPresent, onClose }: Props) {
  const { language, reader } = useReader()
  const words = wordsOf(language).versions
  const { hasDraftAndPublish } = useContentManagerContext()
  const { toggleNotification } = useNotification()
  const isModified = useForm('VersionDialog', ({ modified }) => modified)
  const canUpdate = useDocumentRBAC('VersionDialog', (rights) => rights.canUpdate)
  const { number } = version
  const { data } = useKronoVersionQuery({ ...entry, number, savedAt })
  const [bringBack, { isLoading }] = useKronoBringBackMutation()
  const [isBack, setIsBack] = useState(false)
  const difference = isBack ? data?.back : data?.change
  const titles = isBack ? [words.present, words.atThatTime] : [words.before, words.after]

  async function bring() {
    const answer = await bringBack({ ...entry, number })
    if ('error' in answer) {
      const { message = words.failed } = answer.error ?? {}
      return toggleNotification({ type: 'danger', message })
    }
    toggleNotification({ type: 'success', message: words.isBack })
    onClose()
  }

  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header closeLabel={words.close}>
          <Modal.Title>
            {words.number(number)} · {dateIn(language, version.savedAt)}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Flex gap={2}>
              {[false, true].map((isOfBack) => (
                <Button
                  key={String(isOfBack)}
                  variant={isOfBack === isBack ? 'secondary' : 'tertiary'}
                  aria-pressed={isOfBack === isBack}
                  onClick={() => setIsBack(isOfBack)}
                >
                  {isOfBack ? words.back : words.change}
                </Button>
              ))}
            </Flex>
            {data && !difference && <Typography>{words.oldest}</Typography>}
            {data && difference && (
              <Differences difference={difference} titles={titles} reader={reader(data.shown)} />
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Typography variant="pi">
            {isModified ? words.saveFirst : hasDraftAndPublish ? words.asDraft : words.atOnce}
          </Typography>
          {canUpdate && !isPresent && (
            <Button
              loading={isLoading}
              disabled={isModified || !data || data.back.fields.length === 0}
              onClick={bring}
            >
              {words.bringBack}
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

type DifferencesProps = { difference: Difference; titles: readonly string[]; reader: Reader }

function Differences({ difference, titles, reader }: DifferencesProps) {
  const { attributes, labelOf, language } = useReader()
  const { versions, values } = wordsOf(language)
  const [before = '', after = ''] = titles
  if (difference.fields.length === 0) return <Typography>{versions.isSame}</Typography>
  return difference.fields.map((field) => {
    const lines = (side: Difference['before']) => linesOf(side[field], attributes[field], reader)
    return (
      <section key={field} aria-label={labelOf(field)}>
        <Typography variant="delta" tag="h3">
          {labelOf(field)}
        </Typography>
        <TwoSides
          nothing={values.nothing}
          onlyLook={values.onlyLook}
          sides={[
            { title: before, lines: lines(difference.before) },
            { title: after, lines: lines(difference.after) },
          ]}
        />
      </section>
    )
  })
}

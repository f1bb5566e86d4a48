import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system'
import { useAuth, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { PanelImage } from '../blocks/panel-image'
import { altWords } from './alt-words'
import { type Undescribed, undescribedSince, watchUploads } from './watch-uploads'

const opened = new Date()

/** Asks for alternative texts of just uploaded pictures, on every page of the panel. */
export function AltTexts() {
  const { get } = useFetchClient()
  const userId = useAuth('AltTexts', ({ user }) => user?.id)
  const [pictures, setPictures] = useState<Undescribed[]>([])
  /** Pictures that the user chose to describe later. */
  const later = useRef(new Set<number>())

  useEffect(() => {
    if (!userId) return
    return watchUploads(async () => {
      const params = undescribedSince(opened, userId)
      const { data } = await get<{ results?: Undescribed[] }>('/upload/files', { params })
      setPictures((data.results ?? []).filter(({ id }) => !later.current.has(id)))
    })
  }, [get, userId])

  const putOff = () => {
    for (const { id } of pictures) later.current.add(id)
    setPictures([])
  }
  const key = pictures.map(({ id }) => id).join()
  return pictures.length > 0 ? (
    <Dialog key={key} pictures={pictures} putOff={putOff} close={() => setPictures([])} />
  ) : null
}

type DialogProps = { pictures: readonly Undescribed[]; putOff: () => void; close: () => void }

function Dialog({ pictures, putOff, close }: DialogProps) {
  const { post } = useFetchClient()
  const words = altWords(document.documentElement.lang)
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({})
  const [state, setState] = useState<'asked' | 'saving' | 'failed'>('asked')
  const described = pictures.filter(({ id }) => texts[id]?.trim())

  const save = async () => {
    setState('saving')
    const saved = await Promise.allSettled(
      described.map(({ id }) => {
        const body = new FormData()
        body.append('fileInfo', JSON.stringify({ alternativeText: texts[id]?.trim() }))
        return post(`/upload?id=${id}`, body)
      }),
    )
    if (saved.some(({ status }) => status === 'rejected')) return setState('failed')
    if (described.length < pictures.length) return putOff()
    close()
  }
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && putOff()}>
      <Modal.Content>
        <Modal.Header closeLabel={words.close}>
          <Modal.Title>{words.title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
            <Typography>{words.lead}</Typography>
            {pictures.map(({ id, name, url }) => (
              <Flex key={id} gap={4} alignItems="center">
                <PanelImage
                  src={url}
                  alt=""
                  style={{ width: '12rem', maxHeight: '9rem', objectFit: 'contain' }}
                />
                <Field.Root name={`alt-${id}`} width="100%">
                  <Field.Label>{name}</Field.Label>
                  <TextInput
                    value={texts[id] ?? ''}
                    maxLength={300}
                    onChange={({ target }: { target: { value: string } }) =>
                      setTexts((before) => ({ ...before, [id]: target.value }))
                    }
                  />
                </Field.Root>
              </Flex>
            ))}
            {state === 'failed' && <Typography textColor="danger600">{words.failed}</Typography>}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button type="button" variant="tertiary" onClick={putOff}>
            {words.later}
          </Button>
          <Button
            type="button"
            onClick={save}
            loading={state === 'saving'}
            disabled={described.length === 0}
          >
            {words.save}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

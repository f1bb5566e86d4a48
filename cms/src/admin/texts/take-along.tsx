import { Button, Flex, Modal } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { wordsOf } from '../our-words'
import { listedWords } from '../search/listed-words'
import { shownLanguage } from '../shown-language'
import { Choice } from './choice'
import { textsWords } from './texts-words'

/** Exports the texts as a table for a translator, from one language into another. */
export function ExportTexts() {
  const words = wordsOf(textsWords)
  const options = Object.entries(wordsOf(listedWords).locales)
  const [from, setFrom] = useState('hu')
  const [to, setTo] = useState('en')
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const download = async () => {
    try {
      const params = { from, to, language: shownLanguage() }
      const { data } = await get<{ csv: string }>('/editing/texts/csv', { params })
      save(data.csv, `krono-${from}-${to}.csv`)
    } catch {
      toggleNotification({ type: 'danger', message: words.failed })
    }
  }
  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button variant="tertiary" startIcon={<Download />}>
          {words.takeAlong}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel={words.close}>
          <Modal.Title>{words.takeAlong}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex gap={4} alignItems="flex-end">
            <Choice label={words.from} value={from} options={options} onChange={setFrom} />
            <Choice label={words.to} value={to} options={options} onChange={setTo} />
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{words.close}</Button>
          </Modal.Close>
          <Button onClick={download}>{words.download}</Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

function save(text: string, name: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  URL.revokeObjectURL(href)
}

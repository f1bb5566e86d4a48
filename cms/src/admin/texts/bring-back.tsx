import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system'
import { Upload } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { type ChangeEvent, useState } from 'react'
import type { FileFault } from '../../analysis/analysis-texts/csv/read-csv'
import { Note } from '../note'
import { wordsOf } from '../our-words'
import { shownLanguage } from '../shown-language'
import { type Compared, Comparison } from './comparison'
import { textsWords } from './texts-words'

type Answer = Compared | FileFault

/** Imports a translator's table: its changes are shown before anything is written. */
export function ImportTexts({ onWritten }: { onWritten: () => void }) {
  const words = wordsOf(textsWords)
  const { post } = useFetchClient()
  const [file, setFile] = useState<File>()
  const [answer, setAnswer] = useState<Answer | 'failed'>()
  const [isBusy, setBusy] = useState(false)
  const ask = async (address: string, table: File, more: Record<string, string> = {}) => {
    const body = new FormData()
    body.set('file', table)
    for (const [name, value] of Object.entries({ language: shownLanguage(), ...more }))
      body.set(name, value)
    setBusy(true)
    const answered = await post<Answer>(address, body).catch(() => undefined)
    setBusy(false)
    setAnswer(answered?.data ?? 'failed')
    return answered?.data
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [table] = event.target.files ?? []
    setFile(table)
    setAnswer(undefined)
    if (table) ask('/editing/texts/csv', table)
  }
  const isRead = typeof answer === 'object' && 'changes' in answer
  const canWrite = isRead && answer.changes.length > 0 && !answer.written
  const write = async () => {
    if (!file || !canWrite) return
    const written = await ask('/editing/texts/csv/write', file, { seen: answer.seen })
    if (written && 'written' in written && written.written) onWritten()
  }
  return (
    <Modal.Root onOpenChange={() => setAnswer(undefined)}>
      <Modal.Trigger>
        <Button variant="secondary" startIcon={<Upload />}>
          {words.bringBack}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel={words.close}>
          <Modal.Title>{words.bringBack}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>{words.howToBringBack}</Typography>
            <Field.Root>
              <Field.Label>{words.chooseFile}</Field.Label>
              <input
                type="file"
                accept=".csv,text/csv"
                aria-label={words.chooseFile}
                onChange={choose}
              />
            </Field.Root>
            {answer === 'failed' && <Note tone="danger">{words.uploadFailed}</Note>}
            {typeof answer === 'object' && 'fault' in answer && (
              <Note tone="danger">
                {words.fileFaults[answer.fault]('row' in answer ? answer.row : undefined)}
              </Note>
            )}
            {isRead && <Comparison {...answer} />}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{words.close}</Button>
          </Modal.Close>
          {canWrite && (
            <Button loading={isBusy} onClick={write}>
              {words.write(answer.changes.length)}
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

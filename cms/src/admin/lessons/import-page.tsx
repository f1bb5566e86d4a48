import { Button, Field, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { type ChangeEvent, useState } from 'react'
import { locales } from '../../platform/lib/locales'
import { Note } from '../note'
import { shownLocale, wordsOf } from '../our-words'
import { Choice } from '../texts/choice'
import { importWords } from './import-words'
import { nowhere, Places } from './places'
import { Planned } from './planned-lesson'
import { useCourses } from './use-courses'
import { isWritten, useImport, type Wish } from './use-import'

/** Makes lessons of Markdown files: first shows what they become, then writes drafts. */
export default function ImportPage() {
  const words = wordsOf(importWords)
  const [files, setFiles] = useState<readonly File[]>([])
  const [locale, setLocale] = useState(shownLocale())
  const [onExisting, setOnExisting] = useState<'refuse' | 'update'>('refuse')
  const [course, setCourse] = useState(nowhere)
  const [chapter, setChapter] = useState('0')
  const courses = useCourses(locale)
  const { answer, isBusy, forget, plan, write } = useImport()
  const wish = { locale, onExisting }
  const place: Wish = course === nowhere ? {} : { course, chapter }
  const planned = typeof answer === 'object' && 'lessons' in answer ? answer : undefined
  const ready = planned?.lessons.filter(({ refused }) => refused.length === 0).length ?? 0
  const written = planned && isWritten(planned) ? planned : undefined
  const isDone = typeof written?.written === 'number'
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setFiles([...(event.target.files ?? [])])
    forget()
  }
  /** What is shown was made for the choices before. */
  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    forget()
  }
  return (
    <Page.Main>
      <Page.Title>{words.title}</Page.Title>
      <Layouts.Header title={words.title} subtitle={words.subtitle} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <Typography>{words.howTo}</Typography>
          <Field.Root>
            <Field.Label>{words.files}</Field.Label>
            <input
              type="file"
              multiple
              accept=".md,.markdown,.json,.zip,image/*"
              aria-label={words.files}
              onChange={choose}
            />
          </Field.Root>
          <Flex gap={4} alignItems="flex-end" wrap="wrap">
            <Choice
              label={words.language}
              value={locale}
              options={locales.map(({ code, name }) => [code, name])}
              onChange={change((value) => {
                setLocale(value)
                setCourse(nowhere)
              })}
            />
            <Choice
              label={words.onExisting}
              value={onExisting}
              options={Object.entries(words.existing)}
              onChange={change((value) => setOnExisting(value === 'update' ? 'update' : 'refuse'))}
            />
            <Places {...{ courses, course, chapter, setCourse, setChapter }} />
          </Flex>
          <Flex gap={3}>
            <Button
              disabled={files.length === 0}
              loading={isBusy}
              variant="secondary"
              onClick={() => plan(files, wish)}
            >
              {words.read}
            </Button>
            {planned && ready > 0 && !isDone && (
              <Button
                loading={isBusy}
                onClick={() => write(files, { ...wish, ...place, seen: planned.seen })}
              >
                {words.write(ready)}
              </Button>
            )}
          </Flex>
          {answer === 'failed' && <Note tone="danger">{words.failed}</Note>}
          {typeof answer === 'object' && 'fault' in answer && (
            <Note tone="danger">{words.fileFaults[answer.fault]}</Note>
          )}
          {written?.written === null && <Note tone="warning">{words.stale}</Note>}
          {planned && (
            <Typography role="status">
              {typeof written?.written === 'number'
                ? words.written(written.written)
                : words.summary(ready, planned.lessons.length)}
            </Typography>
          )}
          {planned?.lessons.map((lesson) => (
            <Planned
              key={lesson.file}
              lesson={lesson}
              message={written?.left.find(({ file }) => file === lesson.file)?.message}
            />
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

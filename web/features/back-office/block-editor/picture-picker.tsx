'use client'

import { useEffect, useId, useState } from 'react'
import pill from '@/features/back-office/shell/pill.module.css'
import type { AdminPictures } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import { Dialog, DialogClose } from '@/ui/dialog/dialog'
import { Alert } from '@/ui/form/alert'
import { TextField } from '@/ui/form/text-field'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'
import row from '@/ui/row/row.module.css'
import styles from './block-editor.module.css'
import type { EditorWords } from './editor-words'

type Picture = AdminPictures['pictures'][number]

type PicturePickerProps = {
  words: EditorWords
  form: FormWords
  onPick: (picture: Picture) => void
  onClose: () => void
}

/** Waits for the end of typing. */
const pauseMs = 250

/** The pictures of the media library, to choose one. */
export function PicturePicker({ words, form, onPick, onClose }: PicturePickerProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<AdminPictures>()
  const { call, isBusy, notice } = useCall('adminPictures', form)
  const { picture } = words

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search
  useEffect(() => {
    const timer = setTimeout(async () => {
      const answer = await call({ search })
      if (answer) setFound(answer)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [search])

  async function showMore(after: string) {
    const answer = await call({ search, after })
    if (answer) setFound({ ...answer, pictures: [...(found?.pictures ?? []), ...answer.pictures] })
  }

  return (
    <Dialog title={picture.title} text={picture.where} onClose={onClose}>
      <TextField
        id={id}
        type="search"
        label={picture.search}
        value={search}
        maxLength={100}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Alert notice={notice} login={form.login} />
      <div aria-live="polite" aria-busy={isBusy}>
        {found?.pictures.length === 0 && <p className={styles.how}>{picture.none}</p>}
        <ul className={styles.pictures}>
          {found?.pictures.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => onPick(one)}>
                {/* biome-ignore lint/performance/noImgElement: a picture of the media library, unresized */}
                <img src={one.url} alt={one.alternativeText} loading="lazy" />
                <small>{one.name}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={row.buttons}>
        {found?.next && (
          <button
            type="button"
            className={pill.pill}
            onClick={() => found.next && showMore(found.next)}
          >
            {picture.more}
          </button>
        )}
        <DialogClose>{words.cancel}</DialogClose>
      </div>
    </Dialog>
  )
}

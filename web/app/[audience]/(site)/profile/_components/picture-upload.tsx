'use client'

import { type DragEvent, useId, useState } from 'react'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from './picture-upload.module.css'
import { pictureTypes } from './upload-picture'
import { usePicture } from './use-picture'

type Words = Record<
  | 'current'
  | 'preview'
  | 'choose'
  | 'drop'
  | 'rules'
  | 'cancel'
  | 'progress'
  | 'saved'
  | 'tooLarge'
  | 'wrongKind',
  string
>

type PictureUploadProps = {
  pictureUrl: string | null
  /** Shown when there is no picture. */
  initial: string
  words: Words
  callWords: FormWords
}

/** A picture is selected or dropped, previewed, and uploaded. */
export function PictureUpload({ pictureUrl, initial, words, callWords }: PictureUploadProps) {
  const picture = usePicture(pictureUrl, callWords, words)
  const [isOver, setOver] = useState(false)
  const isReady = useHydrated()
  const id = useId()
  const shown = picture.chosen?.preview ?? picture.current
  const isSending = picture.progress !== undefined

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void picture.choose(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the field within
    <div
      className={isOver ? `${styles.upload} ${styles.over}` : styles.upload}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className={styles.picture}>
        {shown ? (
          // biome-ignore lint/performance/noImgElement: of one person, in the size in which it is drawn
          <img src={shown} alt={picture.chosen ? words.preview : words.current} />
        ) : (
          <span aria-hidden="true">{initial}</span>
        )}
      </div>
      <div className={styles.controls}>
        <div className={styles.actions}>
          {picture.chosen && (
            <Button type="button" aria-disabled={isSending} onClick={picture.save}>
              {callWords.submit}
            </Button>
          )}
          <input
            id={id}
            type="file"
            className="visually-hidden"
            accept={pictureTypes.join(',')}
            disabled={!isReady || isSending}
            aria-describedby={`${id}-rules`}
            onChange={(event) => {
              void picture.choose(event.target.files?.[0])
              // Allows selecting the same file again after an error.
              event.target.value = ''
            }}
          />
          <label htmlFor={id} className={styles.choose}>
            {words.choose}
          </label>
          {picture.chosen && !isSending && (
            <Button type="button" look="quiet" onClick={picture.drop}>
              {words.cancel}
            </Button>
          )}
        </div>
        <p id={`${id}-rules`} className={styles.rules}>
          <span className={styles.drop}>{`${words.drop} `}</span>
          <span>{words.rules}</span>
        </p>
        {isSending && <progress aria-label={words.progress} max={1} value={picture.progress} />}
        <Alert notice={picture.notice} login={callWords.login} />
        <p role="status" className={styles.status}>
          {isSending && <span>{words.progress}</span>}
          {picture.hasSaved && <span>{words.saved}</span>}
        </p>
      </div>
    </div>
  )
}

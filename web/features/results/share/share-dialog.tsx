'use client'

import { useId, useState } from 'react'
import { Button } from '@/ui/button/button'
import { Dialog, DialogClose } from '@/ui/dialog/dialog'
import { LinkToCopy } from '@/ui/link-to-copy/link-to-copy'
import { type PictureQuery, pictureAddress } from '../picture/picture-address'
import { type PictureShape, pictureSizes } from '../picture/sizes'
import { PictureActions } from './picture-actions'
import styles from './share-dialog.module.css'
import { usePicture } from './use-picture'
import type { ShareWords } from './words'

/** Targets of the link, as paths: without a birth date, and with it if there is such an address. */
export type ShareLinks = { plain: string; dated?: string }

export type ShareDialogProps = {
  picture: PictureQuery
  /** No birth date can be shown on the picture. */
  isDateless?: boolean
  /** Without it there is no link. */
  links?: ShareLinks
  words: ShareWords
  onClose: () => void
}

const shapes = Object.keys(pictureSizes) as PictureShape[]

/** The picture of a result: preview, shape, the device's share dialog, and download. */
export function ShareDialog({ picture, isDateless, links, words, onClose }: ShareDialogProps) {
  const id = useId()
  const [shape, setShape] = useState<PictureShape>('story')
  const [showsDates, setShowsDates] = useState(false)
  const { drawn, failure, again } = usePicture(
    pictureAddress(picture, shape, showsDates),
    `krono-${shape}.png`,
    words.failure,
  )
  const link = showsDates ? links?.dated : links?.plain

  return (
    <Dialog title={words.title} className={styles.dialog} onClose={onClose}>
      <div className={styles.preview} aria-busy={!drawn && !failure}>
        {drawn ? (
          // biome-ignore lint/performance/noImgElement: generated at this size
          <img src={drawn.source} {...pictureSizes[shape]} alt={words.preview} />
        ) : (
          <p role="status">{failure ? '' : words.drawing}</p>
        )}
        {failure && (
          <div role="alert">
            <p>{failure}</p>
            <Button type="button" look="quiet" onClick={again}>
              {words.again}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.choice}>
        <fieldset className={styles.shapes}>
          <legend>{words.shape}</legend>
          {shapes.map((one) => (
            <label key={one} className={styles.shape}>
              <input
                type="radio"
                name={`${id}shape`}
                checked={one === shape}
                onChange={() => setShape(one)}
              />
              <span>{words.shapes[one]}</span>
            </label>
          ))}
        </fieldset>
        {!isDateless && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={showsDates}
              onChange={(event) => setShowsDates(event.target.checked)}
            />
            <span>{words.withDate}</span>
          </label>
        )}
        {!isDateless && <p className={styles.note}>{words.plain}</p>}
        <PictureActions drawn={drawn} words={words} />
        {link && (
          <div className={styles.link}>
            <LinkToCopy
              label={words.address}
              href={new URL(link, location.origin).href}
              words={words.link}
            />
            <p className={styles.note}>{showsDates ? words.linkDated : words.linkPlain}</p>
          </div>
        )}
      </div>
      <div className={styles.close}>
        <DialogClose>{words.close}</DialogClose>
      </div>
    </Dialog>
  )
}

'use client'

import { useState } from 'react'
import { blockLimits } from '@/lib/contract/block-faults'
import { Button } from '@/ui/button/button'
import type { VoidBlock } from './commands'
import { noPicture } from './no-picture'
import { PicturePicker } from './picture-picker'
import { TextDialog } from './text-dialog'
import type { VoidDialogProps } from './void-dialog-props'

type PictureDialogProps = VoidDialogProps & { block: Extract<VoidBlock, { type: 'image' }> }

/** Chooses a picture, and then describes it. */
export function PictureDialog({ block, words, form, onDone, onClose }: PictureDialogProps) {
  const [image, setImage] = useState(block.image)
  const { picture } = words
  if (image.url === '')
    return (
      <PicturePicker
        words={words}
        form={form}
        onClose={onClose}
        onPick={({ id, url, width, height, alternativeText }) =>
          setImage({
            ...{ id, url, alternativeText, caption: image.caption },
            width: width ?? undefined,
            height: height ?? undefined,
          })
        }
      />
    )
  return (
    <TextDialog
      // Another picture has other words.
      key={image.url}
      title={picture.title}
      submit={words.apply}
      cancel={words.cancel}
      aside={
        <Button
          type="button"
          look="quiet"
          onClick={() => setImage({ ...noPicture, caption: image.caption })}
        >
          {picture.other}
        </Button>
      }
      onClose={onClose}
      onDone={(values) => onDone({ ...block, image: { ...image, ...values } })}
      fields={[
        {
          ...{ name: 'alternativeText', label: picture.alternative, value: image.alternativeText },
          hint: picture.alternativeHint,
          maxLength: blockLimits.alternativeText,
          faultOf: (text) => (text === '' ? picture.alternativeMissing : undefined),
        },
        {
          ...{ name: 'caption', label: picture.caption, value: image.caption },
          maxLength: blockLimits.caption,
        },
      ]}
    />
  )
}

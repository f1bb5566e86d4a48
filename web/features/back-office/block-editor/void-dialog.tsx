'use client'

import { blockLimits } from '@/lib/contract/block-faults'
import { isLinkAddress, linkAddressLength } from '@/lib/contract/link-address'
import { isUploadPath, uploadPathOf } from '@/lib/contract/upload-path'
import type { VoidBlock } from './commands'
import type { EditorWords } from './editor-words'
import { blankText } from './editor-value'
import { TextDialog } from './text-dialog'

type VoidDialogProps = {
  /** With empty texts for a new block. */
  block: VoidBlock
  words: EditorWords
  onDone: (block: VoidBlock) => void
  onClose: () => void
}

export const newButton = (): VoidBlock => ({
  ...{ type: 'button', label: '', url: '' },
  children: [blankText()],
})

export const newPicture = (): VoidBlock => ({
  type: 'image',
  image: { url: '', alternativeText: '', caption: '' },
  children: [blankText()],
})

/** The fields of a button or a picture. */
export const VoidDialog = ({ block, ...props }: VoidDialogProps) =>
  block.type === 'button' ? (
    <ButtonDialog block={block} {...props} />
  ) : (
    <PictureDialog block={block} {...props} />
  )

type Of<Type extends VoidBlock['type']> = VoidDialogProps & {
  block: Extract<VoidBlock, { type: Type }>
}

function ButtonDialog({ block, words, onDone, onClose }: Of<'button'>) {
  return (
    <TextDialog
      title={words.button.title}
      submit={words.apply}
      cancel={words.cancel}
      onClose={onClose}
      onDone={({ label, url }) => onDone({ ...block, label, url })}
      fields={[
        {
          ...{ name: 'label', label: words.button.label, value: block.label },
          maxLength: blockLimits.button,
          faultOf: (text) => (text === '' ? words.button.labelMissing : undefined),
        },
        addressField(words, block.url),
      ]}
    />
  )
}

/** The address of a link or a button. */
export const addressField = (words: EditorWords, value: string) => ({
  ...{ name: 'url' as const, label: words.address, hint: words.addressHint, value },
  maxLength: linkAddressLength,
  faultOf: (text: string) => (isLinkAddress(text) ? undefined : words.addressWrong),
})

function PictureDialog({ block, words, onDone, onClose }: Of<'image'>) {
  const { picture } = words
  const { url, alternativeText, caption } = block.image
  return (
    <TextDialog
      title={picture.title}
      submit={words.apply}
      cancel={words.cancel}
      onClose={onClose}
      onDone={(values) => {
        const path = uploadPathOf(values.url)
        // Size and id belong to the picture that was chosen before.
        const known = path === url ? block.image : {}
        onDone({ ...block, image: { ...known, ...values, url: path } })
      }}
      fields={[
        {
          ...{ name: 'url', label: picture.address, hint: picture.addressHint, value: url },
          maxLength: linkAddressLength,
          faultOf: (text) => (isUploadPath(uploadPathOf(text)) ? undefined : picture.addressWrong),
        },
        {
          ...{ name: 'alternativeText', label: picture.alternative, value: alternativeText },
          hint: picture.alternativeHint,
          maxLength: blockLimits.alternativeText,
          faultOf: (text) => (text === '' ? picture.alternativeMissing : undefined),
        },
        {
          ...{ name: 'caption', label: picture.caption, value: caption },
          maxLength: blockLimits.caption,
        },
      ]}
    />
  )
}

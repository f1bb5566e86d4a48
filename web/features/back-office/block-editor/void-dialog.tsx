'use client'

import { blockLimits } from '@/lib/contract/block-faults'
import { isLinkAddress, linkAddressLength } from '@/lib/contract/link-address'
import type { VoidBlock } from './commands'
import { blankText } from './editor-value'
import type { EditorWords } from './editor-words'
import { noPicture } from './no-picture'
import { PictureDialog } from './picture-dialog'
import { TextDialog } from './text-dialog'
import type { VoidDialogProps } from './void-dialog-props'

export const newButton = (): VoidBlock => ({
  ...{ type: 'button', label: '', url: '' },
  children: [blankText()],
})

export const newPicture = (): VoidBlock => ({
  type: 'image',
  image: noPicture,
  children: [blankText()],
})

/** The fields of a button or a picture. */
export const VoidDialog = ({ block, ...props }: VoidDialogProps & { block: VoidBlock }) =>
  block.type === 'button' ? (
    <ButtonDialog block={block} {...props} />
  ) : (
    <PictureDialog block={block} {...props} />
  )

type ButtonDialogProps = VoidDialogProps & { block: Extract<VoidBlock, { type: 'button' }> }

function ButtonDialog({ block, words, onDone, onClose }: ButtonDialogProps) {
  return (
    <TextDialog<'label' | 'url'>
      title={words.buttonBlock.title}
      submit={words.apply}
      cancel={words.cancel}
      onClose={onClose}
      onDone={({ label, url }) => onDone({ ...block, label, url })}
      fields={[
        {
          ...{ name: 'label', label: words.buttonBlock.label, value: block.label },
          maxLength: blockLimits.button,
          faultOf: (text) => (text === '' ? words.buttonBlock.labelMissing : undefined),
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

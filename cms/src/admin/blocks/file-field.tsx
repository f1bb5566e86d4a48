import { Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient, useStrapiApp } from '@strapi/strapi/admin'
import { type ComponentType, useState } from 'react'
import { blockWords } from './block-words'
import type { FormField, PanelFile } from './forms'
import { PanelImage } from './panel-image'

type LibraryProps = {
  allowedTypes: readonly string[]
  multiple: boolean
  onClose: () => void
  onSelectAssets: (files: PanelFile[]) => void
}

type FileFieldProps = {
  field: Extract<FormField, { is: 'file' }>
  file: PanelFile | undefined
  onFile: (file: PanelFile | undefined) => void
}

/** A file of the media library: shows which one is chosen and lets the user choose another. */
export function FileField({ field, file, onFile }: FileFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const words = blockWords(document.documentElement.lang)
  const { get } = useFetchClient()
  // Fetched again: the library's list may lack an alternative text that was just saved.
  const take = async (id: number) => onFile((await get<PanelFile>(`/upload/files/${id}`)).data)
  const components = useStrapiApp('FileField', (state) => state.components)
  const Library = components['media-library'] as ComponentType<LibraryProps> | undefined
  return (
    <Flex gap={3} wrap="wrap">
      {file && field.from === 'images' && (
        <PanelImage src={file.url} alt="" style={{ height: '6.4rem', borderRadius: '4px' }} />
      )}
      {file && <Typography>{file.name}</Typography>}
      <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
        {file ? words.chooseOther : words.choose}
      </Button>
      {file && !field.isRequired && (
        <Button type="button" variant="tertiary" onClick={() => onFile(undefined)}>
          {words.remove}
        </Button>
      )}
      {isOpen && Library && (
        <Library
          allowedTypes={[field.from]}
          multiple={false}
          onClose={() => setOpen(false)}
          onSelectAssets={([chosen]) => {
            setOpen(false)
            if (chosen) take(chosen.id)
          }}
        />
      )}
    </Flex>
  )
}

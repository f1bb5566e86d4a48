import { Button, Flex, Typography } from '@strapi/design-system'
import { Upload } from '@strapi/icons'
import { useFetchClient, useField } from '@strapi/strapi/admin'
import { type ChangeEvent, useRef, useState } from 'react'
import type { VideoFault } from '../../library/videos/admit-video'
import type { VideoFile } from '../../library/videos/video-file'
import { shownLocale, wordsOf } from '../our-words'
import type { InputProps } from './input-props'
import { Labelled } from './labelled'
import { videoWords } from './video-words'

type Answer = VideoFile | { fault: VideoFault }

const two = (value: number) => String(value).padStart(2, '0')

const lengthOf = (seconds: number) => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`

const megabytesOf = (bytes: number) =>
  (bytes / 1024 / 1024).toLocaleString(shownLocale(), { maximumFractionDigits: 1 })

/** The video of an entry: uploaded at once, and stored outside of the public folder. */
export default function VideoInput({ name, attribute: _, disabled, ...props }: InputProps) {
  const words = wordsOf(videoWords)
  const { post } = useFetchClient()
  const { value, error, onChange } = useField<VideoFile | null>(name)
  const [state, setState] = useState<VideoFault | 'failed' | 'uploading'>()
  const chooser = useRef<HTMLInputElement>(null)
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    const body = new FormData()
    body.set('film', file)
    target.value = ''
    setState('uploading')
    const answer = (await post<Answer>('/editing/films', body).catch(() => undefined))?.data
    setState(!answer ? 'failed' : 'fault' in answer ? answer.fault : undefined)
    if (answer && !('fault' in answer)) onChange(name, answer)
  }
  const fault =
    state === 'failed' ? words.failed : state && state !== 'uploading' && words.faults[state]
  return (
    <Labelled name={name} {...props} error={fault || error}>
      <Flex gap={3} wrap="wrap" alignItems="center">
        <Typography>
          {value
            ? `${value.name} (${words.facts(lengthOf(value.seconds), megabytesOf(value.bytes))})`
            : words.nothing}
        </Typography>
        <input
          ref={chooser}
          type="file"
          accept=".mp4,video/mp4"
          hidden
          aria-label={words.choose}
          onChange={send}
        />
        <Button
          type="button"
          variant="secondary"
          startIcon={<Upload />}
          loading={state === 'uploading'}
          disabled={disabled}
          onClick={() => chooser.current?.click()}
        >
          {state === 'uploading' ? words.uploading : value ? words.chooseOther : words.choose}
        </Button>
        {value && (
          <Button
            type="button"
            variant="tertiary"
            disabled={disabled}
            onClick={() => onChange(name, null)}
          >
            {words.remove}
          </Button>
        )}
      </Flex>
    </Labelled>
  )
}

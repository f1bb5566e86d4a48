import { Flex, Typography } from '@strapi/design-system'
import { blockWords } from './block-words'
import type { PanelFile, Values } from './forms'
import type { Formed } from './offered'
import { PanelImage } from './panel-image'

type ShownProps = { kind: Formed; values: Values }

const wide = { display: 'block', maxWidth: '100%', maxHeight: '32rem', margin: '0 auto' } as const

/** A block in the panel: files directly, drawings as web renders them for e-mails. */
export function Shown({ kind, values }: ShownProps) {
  const { caption } = values
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Body kind={kind} values={values} />
      {typeof caption === 'string' && caption !== '' && (
        <Typography variant="pi" textColor="neutral600" textAlign="center">
          {caption}
        </Typography>
      )}
    </Flex>
  )
}

function Body({ kind, values }: ShownProps) {
  const words = String(values.alternativeText ?? '')
  switch (kind) {
    case 'image':
      return <PanelImage src={urlOf(values.picture)} alt={words} style={wide} />
    case 'film':
      return (
        // biome-ignore lint/a11y/useMediaCaption: only identifies the video; the site shows its captions
        <video
          src={urlOf(values.film)}
          poster={urlOf(values.poster)}
          aria-label={words}
          style={wide}
          preload="metadata"
          controls
        />
      )
    case 'button':
      return (
        <Flex direction="column" gap={1}>
          <Flex
            paddingTop={2}
            paddingBottom={2}
            paddingLeft={5}
            paddingRight={5}
            background="primary600"
            hasRadius
          >
            <Typography fontWeight="bold" textColor="neutral0">
              {String(values.label ?? '')}
            </Typography>
          </Flex>
          <Typography variant="pi" textColor="neutral600">
            {String(values.url ?? '')}
          </Typography>
        </Flex>
      )
    case 'own':
      return (
        <Typography textAlign="center" fontWeight="bold">
          {blockWords(document.documentElement.lang).options[String(values.show)]}
        </Typography>
      )
    default:
      return (
        <PanelImage src={drawingOf(kind, values)} alt={String(values.date ?? '')} style={wide} />
      )
  }
}

const urlOf = (value: Values[string]) => (value as PanelFile | undefined)?.url

/** Fetched through the cms: the panel may only show pictures of its own origin. */
function drawingOf(of: 'chart' | 'cycle', { date, day }: Values): string {
  const query = new URLSearchParams({ of, date: String(date) })
  if (of === 'cycle') query.set('day', String(day))
  return `/drawing?${query}`
}

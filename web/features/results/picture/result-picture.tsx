import { lightPalette as colours } from '@/lib/contract/palette'
import { familiesOf } from '../link-preview/fonts'
import { PictureBrand } from '../link-preview/picture-brand'
import { type PictureText, TextBlock, type TextBox } from '../link-preview/picture-text'
import { type PictureShape, pictureSizes, stages } from './sizes'

export type PictureWords = {
  title: string
  /** A short line below the title. */
  line: string
  /** Small text at the end: a birth date, if requested. */
  note: string
}

type ResultPictureProps = Pick<PictureWords, 'note'> & {
  title: PictureText
  line: PictureText
  boxes: TextBoxes
  shape: PictureShape
  siteName: string
  /** The drawing, as the source of an image. */
  stage: string
  emblem: string | undefined
}

const margins = { story: 76, square: 64, landscape: 52 } as const

/** Padding of the text; apps cover the end of a story. */
const paddings = {
  story: `0 ${margins.story}px 120px`,
  square: `0 ${margins.square}px 48px`,
  landscape: `44px ${margins.landscape}px`,
} as const

/** For each shape the sizes in pixels, and the maximum number of lines of title and text. */
const styles = {
  story: { title: 104, line: 44, emblem: 220, above: 128, lines: [3, 5] },
  square: { title: 68, line: 32, emblem: 150, above: 88, lines: [2, 3] },
  landscape: { title: 57, line: 28, emblem: 116, above: 22, lines: [4, 5] },
} as const satisfies Record<PictureShape, object>

/** Longer titles have smaller letters; a name can have eighty letters. */
function sizeOf(title: string, largest: number) {
  if (title.length <= 20) return largest
  if (title.length <= 36) return largest * 0.8
  return largest * (title.length <= 64 ? 0.62 : 0.5)
}

type TextBoxes = Record<'title' | 'line', TextBox>

/** The boxes of a picture's texts. */
export function textBoxes(shape: PictureShape, title: string): TextBoxes {
  const { title: largest, line, lines } = styles[shape]
  const size = sizeOf(title, largest)
  const stage = shape === 'landscape' ? stages.landscape.width : 0
  const width = pictureSizes[shape].width - stage - 2 * margins[shape]
  const [mostOfTitle, mostOfLine] = lines
  return {
    title: {
      face: 'prose',
      size,
      leading: size * 1.1,
      colour: colours.ink,
      width,
      most: mostOfTitle,
    },
    line: {
      face: 'plain',
      size: line,
      leading: line * 1.38,
      colour: colours.muted,
      width,
      most: mostOfLine,
    },
  }
}

/** A result as a picture: the drawing above the text, in the wide one beside it. For next/og. */
export function ResultPicture({ shape, siteName, stage, emblem, ...words }: ResultPictureProps) {
  const { title, line, note, boxes } = words
  const isWide = shape === 'landscape'
  const style = styles[shape]
  return (
    <div
      style={{
        ...pictureSizes[shape],
        display: 'flex',
        flexDirection: isWide ? 'row-reverse' : 'column',
        background: colours.paper,
        color: colours.ink,
        fontFamily: familiesOf('onest'),
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: rendered by next/og, not by a page */}
      <img src={stage} {...stages[shape]} alt="" />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          flexBasis: 0,
          justifyContent: 'space-between',
          padding: paddings[shape],
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {emblem && <EmblemImage source={emblem} shape={shape} />}
          <TextBlock
            text={title}
            box={boxes.title}
            gap={style.above}
            style={{ letterSpacing: '-0.02em', wordBreak: 'break-word' }}
          />
          <TextBlock text={line} box={boxes.line} gap={style.line * 0.6} />
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: isWide ? 'column' : 'row',
            justifyContent: 'space-between',
            fontSize: style.line * 0.8,
            color: colours.muted,
          }}
        >
          <PictureBrand name={siteName} size={style.line * 0.9} />
          {note && <div style={{ display: 'flex', marginTop: isWide ? 12 : 0 }}>{note}</div>}
        </div>
      </div>
    </div>
  )
}

type EmblemImageProps = { source: string; shape: PictureShape }

/** The character's emblem: above the text of the wide picture, otherwise at the edge of the drawing's day half. */
function EmblemImage({ source, shape }: EmblemImageProps) {
  const size = styles[shape].emblem
  const border = 8
  const onEdge = {
    position: 'absolute',
    top: -size / 2 - border,
    right: 0,
    padding: border,
  } as const
  return (
    <div
      style={{
        display: 'flex',
        alignSelf: 'flex-start',
        borderRadius: size,
        background: colours.paper,
        ...(shape !== 'landscape' && onEdge),
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: rendered by next/og, not by a page */}
      <img src={source} width={size} height={size} style={{ borderRadius: size }} alt="" />
    </div>
  )
}

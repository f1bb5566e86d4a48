import { lightPalette as colours } from '@/lib/contract/palette'
import { familiesOf } from '../link-preview/fonts'
import { PictureBrand } from '../link-preview/picture-brand'
import { type PictureShape, pictureSizes, stages } from './sizes'

export type PictureWords = {
  title: string
  /** Below the title: a few words that say it all. */
  line: string
  /** Small, at the end: a birth date, when it is wished. */
  note: string
}

type ResultPictureProps = PictureWords & {
  shape: PictureShape
  siteName: string
  /** The drawing's part, as the source of an image. */
  stage: string
  emblem: string | undefined
}

/** In pixels: of each shape the room around the words, their sizes, how many lines there is room for. */
const styles = {
  story: { padding: '0 76px 72px', title: 100, line: 44, emblem: 220, lines: [3, 5] },
  square: { padding: '0 64px 48px', title: 64, line: 30, emblem: 150, lines: [2, 3] },
  landscape: { padding: '48px 44px 44px 56px', title: 58, line: 28, emblem: 116, lines: [4, 5] },
} as const satisfies Record<PictureShape, object>

/** Longer titles in smaller letters; a name may have eighty. */
function sizeOf(title: string, largest: number) {
  if (title.length <= 20) return largest
  if (title.length <= 36) return largest * 0.8
  return largest * (title.length <= 64 ? 0.62 : 0.5)
}

/** A result as a picture: the drawing above the words, beside them in the wide one. For next/og. */
export function ResultPicture({ shape, siteName, stage, emblem, ...words }: ResultPictureProps) {
  const isWide = shape === 'landscape'
  const style = styles[shape]
  const [titleLines, lineLines] = style.lines
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
      {/* biome-ignore lint/performance/noImgElement: next/og draws it, no page does */}
      <img src={stage} {...stages[shape]} alt="" />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          flexBasis: 0,
          justifyContent: 'space-between',
          padding: style.padding,
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {emblem && <EmblemImage source={emblem} size={style.emblem} rises={!isWide} />}
          <div
            style={{
              display: 'block',
              marginTop: emblem ? 20 : 36,
              fontFamily: familiesOf('literata'),
              fontSize: sizeOf(words.title, style.title),
              lineHeight: 1.1,
              letterSpacing: '-0.02em',
              lineClamp: titleLines,
              wordBreak: 'break-word',
            }}
          >
            {words.title}
          </div>
          <div
            style={{
              display: 'block',
              marginTop: style.line * 0.6,
              fontSize: style.line,
              lineHeight: 1.38,
              color: colours.muted,
              lineClamp: lineLines,
            }}
          >
            {words.line}
          </div>
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
          {words.note && (
            <div style={{ display: 'flex', marginTop: isWide ? 12 : 0 }}>{words.note}</div>
          )}
        </div>
      </div>
    </div>
  )
}

type EmblemImageProps = { source: string; size: number; rises: boolean }

/** The character's sign; below a drawing it stands half on its edge. */
const EmblemImage = ({ source, size, rises }: EmblemImageProps) => (
  <div
    style={{
      display: 'flex',
      alignSelf: 'flex-start',
      marginTop: rises ? -size / 2 - 8 : 0,
      padding: rises ? 8 : 0,
      borderRadius: size,
      background: colours.paper,
    }}
  >
    {/* biome-ignore lint/performance/noImgElement: next/og draws it, no page does */}
    <img src={source} width={size} height={size} alt="" />
  </div>
)

import { lightPalette as colours } from '@/lib/contract/palette'
import { familiesOf } from '../link-preview/fonts'
import { PictureBrand } from '../link-preview/picture-brand'
import { type PictureShape, pictureSizes } from './sizes'

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
  /** The drawing as PNG. */
  figure: { src: string; width: number; height: number }
}

/** Longer titles in smaller letters; a name may have eighty. */
const sizeOf = (title: string) => {
  if (title.length <= 18) return 72
  if (title.length <= 36) return 58
  return title.length <= 64 ? 46 : 38
}

/** A result as a picture: the words beside the drawing, above it in the upright one. For next/og. */
export function ResultPicture({ shape, siteName, figure, ...words }: ResultPictureProps) {
  const isUpright = shape === 'portrait'
  return (
    <div
      style={{
        ...pictureSizes[shape],
        display: 'flex',
        flexDirection: isUpright ? 'column' : 'row',
        justifyContent: 'space-between',
        alignItems: isUpright ? 'stretch' : 'center',
        padding: isUpright ? '64px 72px 48px' : '52px 64px',
        background: colours.paper,
        color: colours.ink,
        fontFamily: familiesOf('onest'),
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: isUpright ? 936 : 1200 - 128 - figure.width - 40,
          height: isUpright ? 'auto' : 526,
        }}
      >
        <PictureBrand name={siteName} size={30} />
        <div style={{ display: 'flex', flexDirection: 'column', marginTop: isUpright ? 26 : 0 }}>
          <div
            style={{
              display: 'block',
              fontFamily: familiesOf('literata'),
              fontSize: sizeOf(words.title),
              lineHeight: 1.12,
              letterSpacing: '-0.02em',
              lineClamp: 4,
              wordBreak: 'break-word',
            }}
          >
            {words.title}
          </div>
          <div
            style={{
              display: 'block',
              marginTop: 16,
              fontSize: 30,
              lineHeight: 1.35,
              color: colours.muted,
              lineClamp: 4,
            }}
          >
            {words.line}
          </div>
        </div>
        {!isUpright && <Note text={words.note} />}
      </div>
      <div style={{ display: 'flex', justifyContent: 'center' }}>
        {/* biome-ignore lint/performance/noImgElement: next/og draws it, no page does */}
        <img src={figure.src} width={figure.width} height={figure.height} alt="" />
      </div>
      {isUpright && <Note text={words.note} />}
    </div>
  )
}

function Note({ text }: { text: string }) {
  return <div style={{ display: 'flex', fontSize: 26, color: colours.muted }}>{text || ' '}</div>
}

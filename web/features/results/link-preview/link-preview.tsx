import { lightPalette as colours } from '@/lib/contract/palette'
import { pictureSize } from '@/server/link-preview/picture-address'
import { familiesOf } from './fonts'
import { PictureBrand } from './picture-brand'

type Props = {
  title: string
  line: string
  siteName: string
  /** A chart, as an image. */
  figure: { src: string; width: number; height: number }
}

/** Longer titles have smaller letters, so that the text always fits into the picture. */
const sizes = [
  { upTo: 24, px: 34 },
  { upTo: 48, px: 29 },
  { upTo: 80, px: 24 },
  { upTo: Number.POSITIVE_INFINITY, px: 20 },
] as const

const sizeOf = (title: string) => sizes.find(({ upTo }) => title.length <= upTo)?.px

/** The preview picture of a shared link: the page's text beside a chart. Rendered by next/og. */
export function LinkPreview({ title, line, siteName, figure }: Props) {
  return (
    <div
      style={{
        ...pictureSize,
        display: 'flex',
        background: colours.paper,
        color: colours.ink,
        fontFamily: familiesOf('onest'),
      }}
    >
      <div
        style={{
          width: 270,
          padding: '26px 0 24px 28px',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        }}
      >
        <PictureBrand name={siteName} size={17} />
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div
            style={{
              display: 'block',
              fontFamily: familiesOf('literata'),
              fontSize: sizeOf(title),
              lineHeight: 1.15,
              letterSpacing: '-0.01em',
              lineClamp: 5,
            }}
          >
            {title}
          </div>
          <div
            style={{
              display: 'block',
              marginTop: 10,
              fontSize: 13,
              lineHeight: 1.4,
              color: colours.muted,
              lineClamp: 3,
            }}
          >
            {line}
          </div>
        </div>
      </div>
      <div style={{ width: 130, display: 'flex', alignItems: 'center', justifyContent: 'center' }}>
        {/* biome-ignore lint/performance/noImgElement: rendered by next/og */}
        <img {...figure} alt="" />
      </div>
    </div>
  )
}

import { lightPalette as colours } from '@/lib/contract/palette'
import { pictureSize } from '@/server/link-preview/picture-address'
import { familiesOf } from './fonts'
import { PictureBrand } from './picture-brand'
import { type PictureText, TextBlock, type TextBox } from './picture-text'

type Props = {
  title: PictureText
  line: PictureText
  boxes: TextBoxes
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

const sizeOf = (title: string) => sizes.find(({ upTo }) => title.length <= upTo)?.px ?? 20

const column = { width: 270, left: 28 } as const

type TextBoxes = Record<'title' | 'line', TextBox>

/** The boxes of a preview's texts. */
export function textBoxes(title: string): TextBoxes {
  const size = sizeOf(title)
  const width = column.width - column.left
  return {
    title: { face: 'prose', size, leading: size * 1.15, colour: colours.ink, width, most: 5 },
    line: { face: 'plain', size: 13, leading: 13 * 1.4, colour: colours.muted, width, most: 3 },
  }
}

/** The preview picture of a shared link: the page's text beside a chart. Rendered by next/og. */
export function LinkPreview({ title, line, boxes, siteName, figure }: Props) {
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
          width: column.width,
          padding: `26px 0 24px ${column.left}px`,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        }}
      >
        <PictureBrand name={siteName} size={17} />
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <TextBlock text={title} box={boxes.title} style={{ letterSpacing: '-0.01em' }} />
          <TextBlock text={line} box={boxes.line} gap={10} />
        </div>
      </div>
      <div style={{ width: 130, display: 'flex', alignItems: 'center', justifyContent: 'center' }}>
        {/* biome-ignore lint/performance/noImgElement: rendered by next/og */}
        <img {...figure} alt="" />
      </div>
    </div>
  )
}

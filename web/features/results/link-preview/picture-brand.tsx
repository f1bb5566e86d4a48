import { lightPalette as colours } from '@/lib/contract/palette'
import { familiesOf } from './fonts'

/** Logo and name of the product in a picture; `size` is the letter size in pixels. */
export function PictureBrand({ name, size }: { name: string; size: number }) {
  const mark = Math.round(size * 1.3)
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        fontFamily: familiesOf('literata'),
        fontSize: size,
      }}
    >
      <svg viewBox="0 0 32 32" width={mark} height={mark} aria-hidden="true">
        <path d="M14.6 4.5a11.5 11.5 0 1 0 0 23 15.5 15.5 0 0 1 0-23Z" fill={colours.moon} />
        <path d="M17.4 7.6a8.4 8.4 0 0 1 0 16.8Z" fill={colours.sun} />
        <path d="M16 1.5v29" stroke={colours.night} strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      <span style={{ marginLeft: size / 2 }}>{name}</span>
    </div>
  )
}

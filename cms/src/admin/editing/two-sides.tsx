import type { CSSProperties, ReactNode } from 'react'
import { diffWords, type Piece } from './word-diff'

type Side = { title: ReactNode; lines: readonly string[] }
type Props = { sides: readonly [Side, Side]; nothing: string; onlyLook: string }

const column: CSSProperties = { flex: '1 1 0', minWidth: 0 }

// The panel's own text size: a dialog has none.
const text: CSSProperties = {
  fontSize: '1.4rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}

/** Two states of a field side by side; differences are marked, not only by colour. */
export function TwoSides({ sides, nothing, onlyLook }: Props) {
  const [one, other] = sides.map(({ lines }) => lines.join('\n')) as [string, string]
  const pieces = diffWords(one, other)
  return (
    <>
      <div style={{ display: 'flex', gap: '1.6rem' }}>
        {sides.map(({ title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two, in a fixed order.
          <div key={index} style={column}>
            <div style={{ ...text, fontWeight: 600 }}>{title}</div>
            <div style={text}>
              <Pieces pieces={pieces[index] ?? []} isAdded={index === 1} nothing={nothing} />
            </div>
          </div>
        ))}
      </div>
      {one === other && <p style={{ ...text, marginTop: '0.8rem' }}>{onlyLook}</p>}
    </>
  )
}

function Pieces(props: { pieces: readonly Piece[]; isAdded: boolean; nothing: string }) {
  const { pieces, isAdded, nothing } = props
  if (pieces.length === 0) return <i>{nothing}</i>
  const Marked = isAdded ? 'ins' : 'del'
  return pieces.map(({ text, isOwn }, index) =>
    isOwn ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id.
      <Marked key={index} style={isAdded ? added : removed}>
        {text}
      </Marked>
    ) : (
      text
    ),
  )
}

// Readable in light and dark mode.
const added: CSSProperties = { background: '#5c9a6a44', textDecoration: 'underline' }
const removed: CSSProperties = { background: '#c1623d33', textDecoration: 'line-through' }

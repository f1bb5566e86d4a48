/** A paragraph of Strapi Blocks, as far as a taste needs it. */
export type Paragraph = { type: string; children: { type: string; text?: string }[] }

/** Two sentences say how somebody writes, and not yet what. */
const sentences = 2

/** The beginning of a text: its first two sentences, and a sign that it goes on. */
export function tasteOf(blocks: readonly Paragraph[]): Paragraph[] {
  const [first] = blocks
  const whole = first?.children.map((child) => child.text ?? '').join('') ?? ''
  const text = whole
    .split(/(?<=[.?])\s+/)
    .slice(0, sentences)
    .join(' ')
  return text ? [{ type: 'paragraph', children: [{ type: 'text', text: `${text} …` }] }] : []
}

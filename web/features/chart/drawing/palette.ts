/** Colours of a drawing; a page uses CSS variables, a picture or a PDF uses values. */
export type Palette = {
  card: string
  ink: string
  muted: string
  line: string
  moon: string
  sun: string
  chakra: (key: string) => string
  chakraText: (key: string) => string
}

export const pagePalette: Palette = {
  card: 'var(--card)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  moon: 'var(--moon)',
  sun: 'var(--sun)',
  chakra: (key) => `var(--${key})`,
  chakraText: (key) => `var(--${key}-text)`,
}

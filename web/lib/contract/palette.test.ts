import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { darkPalette, lightPalette } from './palette'

const root = path.join(__dirname, '../../..')

/** Each `--name: light-dark(light, dark)` of a style sheet, in order. */
function pairsOf(sheet: string) {
  const text = readFileSync(path.join(root, sheet), 'utf8')
  const pairs = text.matchAll(/--([\w-]+):\s*light-dark\((#\w{6}),\s*(#\w{6})\)/g)
  return [...pairs].map(([, name = '', day, night]) => ({ name, day, night }))
}

const light: Readonly<Record<string, string>> = lightPalette
const dark: Readonly<Record<string, string>> = darkPalette

test('the palette equals the colours of the style sheet, in light and in dark mode', () => {
  const tokens = new Map(pairsOf('web/app/tokens.css').map((pair) => [pair.name, pair]))
  for (const [name, day] of Object.entries(light)) {
    expect([name, tokens.get(name)?.day]).toEqual([name, day])
  }
  for (const [name, night] of Object.entries(dark)) {
    expect([name, tokens.get(name)?.night]).toEqual([name, night])
  }
})

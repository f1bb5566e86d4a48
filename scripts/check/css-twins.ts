import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type Declaration, type Rule } from 'postcss'
import { root, web } from '../lib/paths.mjs'

/**
 * Finds rules of three declarations or more that equal another rule, in any order: a change to one would be forgotten in
 * the other. Shared rules belong in `web/ui`.
 */
const fewest = 3

type Sheet = { file: string; css: string }

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const plain = ({ prop, value, important }: Declaration) =>
  `${prop}: ${inOneLine(value)}${important ? ' !important' : ''}`

/** The selector of a rule, with the at-rules around it. */
function titleOf(rule: Rule): string {
  const { parent } = rule
  const around =
    parent?.type === 'atrule' && 'params' in parent ? `@${parent.name} ${parent.params} ` : ''
  return around + inOneLine(rule.selector)
}

function rulesOf({ file, css }: Sheet) {
  const found: { declarations: string; place: string }[] = []
  postcss.parse(css).walkRules((rule) => {
    const declarations = rule.nodes.filter((node) => node.type === 'decl').map(plain)
    if (declarations.length < fewest) return
    const line = rule.source?.start?.line ?? 0
    found.push({
      declarations: [...new Set(declarations)].sort().join('; '),
      place: `${file}:${line} ${titleOf(rule)}`,
    })
  })
  return found
}

/** The places of each set of declarations that is in more than one rule. */
export function twinsIn(sheets: readonly Sheet[]) {
  const places = new Map<string, string[]>()
  for (const { declarations, place } of sheets.flatMap(rulesOf)) {
    places.set(declarations, [...(places.get(declarations) ?? []), place])
  }
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([declarations, found]) => ({ declarations, places: found }))
}

const classesAlone = /^\.[\w-]+(\s*,\s*\.[\w-]+)*$/

/** The places of rules with `composes` whose selector has more than single classes: the build of web refuses them. */
export const brokenComposes = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ file, css }) => {
    const broken: string[] = []
    postcss.parse(css).walkDecls('composes', ({ parent }) => {
      const rule = parent?.type === 'rule' ? (parent as Rule) : undefined
      if (rule && classesAlone.test(rule.selector.trim())) return
      broken.push(`${file}:${rule?.source?.start?.line ?? 0} ${rule ? titleOf(rule) : ''}`)
    })
    return broken
  })

function sheetsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) return /^(\.|node_modules)/.test(entry.name) ? [] : sheetsIn(place)
    return entry.name.endsWith('.css') ? [place] : []
  })
}

/** Every style sheet of web, with its path in the repository. */
export const sheetsOfWeb = (): Sheet[] =>
  sheetsIn(web).map((file) => ({
    file: path.relative(root, file),
    css: readFileSync(file, 'utf8'),
  }))

if (process.argv[1] === import.meta.filename) {
  const sheets = sheetsOfWeb()
  const twins = twinsIn(sheets)
  for (const { declarations, places } of twins) {
    console.error(`${declarations}\n${places.map((place) => `  ${place}`).join('\n')}`)
  }
  const broken = brokenComposes(sheets)
  for (const place of broken)
    console.error(`${place}: \`composes\` is allowed only in a rule of a single class`)
  console.log(
    `${sheets.length} style sheets, ${twins.length} sets of declarations that occur twice`,
  )
  process.exitCode = twins.length + broken.length === 0 ? 0 : 1
}

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Prefixes of keys whose use cannot be found in the source, each with the reason beside it.
const usedElsewhere: string[] = []

const literals = /'([^'\\\n]+)'|"([^"\\\n]+)"/g
const templates = /`([^`]*\$\{[^`]*)`/g
const translators =
  /(?:^|\.{3}|[^.\w])(?:translations\(|wordsOf\((?=[^)]*,\s*[^)\s]))\s*(?:'([^']+)')?\s*[,)]/g
const wholeNamespaces = /(?:^|\.{3}|[^.\w])wordsOf\(\s*'([^']+)'\s*,?\s*\)/g
const calls = /\bt\(([^()]+?),\s*\{/g
const variableKey = /\bt(?:\.\w+)?\(\s*[a-zA-Z_]/

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory())
      return /^(\.|node_modules|e2e|dist)/.test(entry.name) ? [] : sources(place)
    return /(?<!\.d|\.test)\.tsx?$/.test(entry.name) ? [place] : []
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for all keys that a template such as `level.${name}` can produce. */
function shape(template: string, prefix: string) {
  const parts = template.split(/\$\{[^}]*\}/).map(escaped)
  const isAnything = prefix === '' && parts.join('').replaceAll('\\.', '') === ''
  return isAnything ? undefined : new RegExp(`^${escaped(prefix)}${parts.join('.+')}$`)
}

/** What one file uses: exact keys, patterns of keys, and whole namespaces. */
function keysIn(text: string) {
  const namespaces = [...text.matchAll(translators)].map(([, name]) => (name ? `${name}.` : ''))
  const prefixes = [...new Set(['', ...namespaces])]
  const usedKeys = [...text.matchAll(wholeNamespaces)].map(([, name]) => `${name}.`)
  const words = [...text.matchAll(literals)].map(([, single, double]) => single ?? double ?? '')
  const texts = [...text.matchAll(templates)].map(([, template]) => template ?? '')
  return {
    exact: prefixes.flatMap((prefix) => words.map((word) => prefix + word)),
    shapes: prefixes.flatMap((prefix) => texts.map((template) => shape(template, prefix))),
    whole: [...usedKeys, ...(variableKey.test(text) ? namespaces.filter(Boolean) : [])],
  }
}

/** The keys that no source file of web uses. */
export function unusedKeys(web: string, keys: readonly string[]): string[] {
  const found = sources(web).map((file) => keysIn(readFileSync(file, 'utf8')))
  const exact = new Set(found.flatMap((file) => file.exact))
  const shapes = found.flatMap((file) => file.shapes).filter((one) => one !== undefined)
  const prefixes = [...usedElsewhere, ...found.flatMap((file) => file.whole)]
  return keys.filter(
    (key) =>
      !exact.has(key) &&
      !shapes.some((one) => one.test(key)) &&
      !prefixes.some((prefix) => key.startsWith(prefix)),
  )
}

/** The keys, or patterns of keys, that a file passes to a translator function together with values. */
function calledIn(text: string): RegExp[] {
  const usedKeys = [...text.matchAll(calls)].map(([, key = '']) => key)
  const exact = usedKeys.flatMap((key) =>
    [...key.matchAll(literals)].map(([, single, double]) => escaped(single ?? double ?? '')),
  )
  const shapes = usedKeys.flatMap((key) =>
    [...key.matchAll(templates)].flatMap(([, template = '']) => shape(template, '')?.source ?? []),
  )
  return [...exact.map((key) => `^${key}$`), ...shapes].map((source) => new RegExp(source))
}

/**
 * Keys with plural forms or arguments that no file passes to a translator with values, neither in full nor by their end
 * (`t('range.exactly', {…})`): the browser would display the raw ICU message.
 */
export function withoutTranslator(web: string, keys: readonly string[]): string[] {
  const called = sources(web).flatMap((file) => calledIn(readFileSync(file, 'utf8')))
  const endsOf = (key: string) =>
    key.split('.').map((_part, at, parts) => parts.slice(at).join('.'))
  return keys.filter((key) => !endsOf(key).some((end) => called.some((one) => one.test(end))))
}

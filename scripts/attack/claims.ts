import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'

export interface Claim {
  subject: string
  text: string
}

const section = /## Checks\n([\s\S]*?)\n## /
const paragraph = /\*\*([^*]+)\.\*\* ([\s\S]*?)(?=\n\n|\n*$)/g

/** The claims of a paragraph: its sentences, split at semicolons. */
const claimsIn = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.;]) /)
    .map((claim) => claim.replace(/[.;]$/, '').trim())
    .filter(Boolean)

/** Every claim of docs/quality.md, "Checks". */
export function readClaims(): Claim[] {
  const quality = readFileSync(path.join(root, 'docs/quality.md'), 'utf8')
  const [, checks = ''] = section.exec(quality) ?? []
  return [...checks.matchAll(paragraph)].flatMap(([, subject = '', text = '']) =>
    claimsIn(text).map((claim) => ({ subject, text: claim })),
  )
}

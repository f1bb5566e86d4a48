import type { EditionTexts } from './edition-text'

/** An edition has about three megabytes, and nearly all readers use the newest. */
const mostInMemory = 4

const recent = new Map<string, EditionTexts>()

export function rememberEdition(version: string, texts: EditionTexts) {
  recent.delete(version)
  recent.set(version, texts)
  const [oldest] = recent.keys()
  if (recent.size > mostInMemory && oldest !== undefined) recent.delete(oldest)
}

/** Least recently used editions are dropped first. */
export function recallEdition(version: string): EditionTexts | undefined {
  const texts = recent.get(version)
  if (texts) rememberEdition(version, texts)
  return texts
}

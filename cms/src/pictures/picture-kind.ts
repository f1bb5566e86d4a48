import { kindOf } from '../uploads/kinds'

const accepted = ['jpeg', 'png', 'webp'] as const

/** What a person's picture is by its first bytes, whatever its sender calls it. Nothing else is ever decoded. */
export function pictureKind(bytes: Buffer) {
  const kind = kindOf(bytes)
  return accepted.find((name) => name === kind)
}

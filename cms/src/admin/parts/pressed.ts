import type { PartAddress, PartToOpen } from './part-address'

let pressed: PartAddress | undefined

/** Remembers what a form is to open. Not with the address: Strapi writes it anew while a form comes. */
export function press(found: PartAddress) {
  pressed = found
}

/** What the form at that path is to open, until `release`. */
export const pressedAt = (path: string): PartToOpen | undefined =>
  pressed?.path === path ? pressed.part : undefined

export function release() {
  pressed = undefined
}

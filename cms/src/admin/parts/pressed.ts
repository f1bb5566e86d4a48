import type { PartAddress, PartToOpen } from './part-address'

let pressed: PartAddress | undefined

/** Stores what a form should open. Not in the URL: Strapi rewrites it while a form opens. */
export function press(found: PartAddress) {
  pressed = found
}

/** What the form at that path should open, until `release`. */
export const pressedAt = (path: string): PartToOpen | undefined =>
  pressed?.path === path ? pressed.part : undefined

export function release() {
  pressed = undefined
}

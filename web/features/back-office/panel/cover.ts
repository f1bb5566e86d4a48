/**
 * Makes inert what stands around a part of the page, and tells how to take that back. The first heading stays to be read,
 * for it says which page this is; and so do dialogs, which are shut, or stand above.
 */
export function cover(part: Element): () => void {
  const page = part.closest('main')?.parentElement
  const exposed = [part, ...(page?.querySelectorAll('h1') ?? [])]
  const covered = page ? othersIn(page, exposed) : []
  for (const one of covered) one.setAttribute('inert', '')
  return () => {
    for (const one of covered) one.removeAttribute('inert')
  }
}

/** The largest parts in which none of these stands. */
function othersIn(node: Element, exposed: readonly Element[]): Element[] {
  return [...node.children].flatMap((child) => {
    if (exposed.includes(child) || child.matches('dialog, [inert]')) return []
    return exposed.some((one) => child.contains(one)) ? othersIn(child, exposed) : [child]
  })
}

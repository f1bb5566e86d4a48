/**
 * Closes open parts of the menu: on Escape, on a click elsewhere, when the focus leaves, and when the user follows a
 * link (the next page keeps this header).
 */
export function watchMenu(menu: HTMLElement, signal: AbortSignal) {
  const onLeave = ({ target }: Event) => {
    const group = openGroup(menu)
    // In the sheet a group stays open: closing it would move the element that the user is touching.
    if (group && !isSheet(menu) && !group.contains(target as Node)) group.open = false
  }
  const onFollowLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a') && menu.contains(target)) close(menu)
  }
  const onEscape = ({ key }: KeyboardEvent) => {
    const group = openGroup(menu)
    if (key !== 'Escape' || !group || isSheet(menu)) return
    group.open = false
    group.querySelector('summary')?.focus()
  }
  document.addEventListener('click', onLeave, { signal })
  document.addEventListener('focusin', onLeave, { signal })
  document.addEventListener('click', onFollowLink, { signal })
  document.addEventListener('keydown', onEscape, { signal })
  window.addEventListener('popstate', () => close(menu), { signal })
  // When the window grows, an open sheet would stay a popover, with the styles of the wide menu.
  window
    .matchMedia('(min-width: 62.5rem)')
    .addEventListener('change', () => close(menu), { signal })
}

/** Marks the menu item of the current page, for screen readers and for the style. */
export function markCurrent(menu: HTMLElement, pathname: string) {
  for (const link of menu.querySelectorAll('a')) {
    if (link.pathname === pathname && link.origin === window.location.origin) {
      link.setAttribute('aria-current', 'page')
    } else link.removeAttribute('aria-current')
  }
}

const openGroup = (menu: HTMLElement) => menu.querySelector<HTMLDetailsElement>('details[open]')

const isSheet = (menu: HTMLElement) => menu.matches(':popover-open')

function close(menu: HTMLElement) {
  if (isSheet(menu)) menu.hidePopover()
  openGroup(menu)?.removeAttribute('open')
}

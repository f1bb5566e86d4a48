/**
 * Closes what is open in the menu: at Escape, at a click elsewhere, when the focus moves on, and when
 * a link is followed (the page that comes keeps this very header).
 */
export function watchMenu(menu: HTMLElement, signal: AbortSignal) {
  const leave = ({ target }: Event) => {
    const group = openGroup(menu)
    // In the sheet a group stays: closing it would move what is just being touched.
    if (group && !isSheet(menu) && !group.contains(target as Node)) group.open = false
  }
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a') && menu.contains(target)) close(menu)
  }
  const backOut = ({ key }: KeyboardEvent) => {
    const group = openGroup(menu)
    if (key !== 'Escape' || !group || isSheet(menu)) return
    group.open = false
    group.querySelector('summary')?.focus()
  }
  document.addEventListener('click', leave, { signal })
  document.addEventListener('focusin', leave, { signal })
  document.addEventListener('click', follow, { signal })
  document.addEventListener('keydown', backOut, { signal })
  window.addEventListener('popstate', () => close(menu), { signal })
  // A sheet that is open while the window grows would stay one, in the clothes of the wide menu.
  window
    .matchMedia('(min-width: 62.5rem)')
    .addEventListener('change', () => close(menu), { signal })
}

/** Tells readers of the screen, and by the style everybody, which item is the page that one is on. */
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

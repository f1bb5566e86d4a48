import type { PressedPart } from '@/lib/contract/preview'

type Settings = { panel: string; label: string }

/** Elements with their own click behaviour; parts within them are opened with the button. */
const interactive = 'a, button, input, select, textarea, summary, label, video, [role="slider"]'

/** Until `signal`: frames the part of the page under the pointer, and sends a clicked part to the panel. */
export function watchParts({ panel, label }: Settings, signal: AbortSignal) {
  const { frame, button } = makeFrame(label)
  let shown: HTMLElement | undefined

  const show = (part: HTMLElement | undefined) => {
    shown = part
    frame.hidden = !part
    if (!part) return
    const { top, left, width, height } = part.getBoundingClientRect()
    Object.assign(frame.style, {
      top: `${top + window.scrollY - 4}px`,
      left: `${left + window.scrollX - 4}px`,
      width: `${width + 8}px`,
      height: `${height + 8}px`,
    })
  }
  const press = (part: HTMLElement, target: Element) =>
    window.parent.postMessage(pressedOf(part, target), panel)

  const options = { signal }
  document.body.append(frame)
  signal.addEventListener('abort', () => frame.remove())
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      if (target instanceof Element && !frame.contains(target)) show(partAt(target))
    },
    options,
  )
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (!(target instanceof Element) || target.closest(interactive)) return
      const part = partAt(target)
      if (part) press(part, target)
    },
    options,
  )
  button.addEventListener('click', () => shown && press(shown, shown), options)
}

const partAt = (target: Element) => target.closest<HTMLElement>('[data-part]') ?? undefined

/** The field of a clicked part, and the block of a rich text. */
export function pressedOf(part: HTMLElement, target: Element): PressedPart {
  const blockIndexes = part.dataset.blocks?.split(' ').map(Number)
  const child = [...part.children].findIndex((one) => one.contains(target) && one !== part)
  const block = blockIndexes?.[child]
  return {
    krono: 'part',
    ...JSON.parse(part.dataset.part ?? '{}'),
    ...(block !== undefined && { block }),
  }
}

/** Created here with inline styles, so that it does not depend on the page. */
function makeFrame(label: string) {
  const frame = document.createElement('div')
  const button = document.createElement('button')
  frame.hidden = true
  frame.style.cssText =
    'position:absolute;z-index:50;pointer-events:none;border:2px dashed var(--ember);border-radius:10px'
  button.type = 'button'
  button.textContent = label
  button.style.cssText =
    'position:absolute;top:4px;right:4px;pointer-events:auto;min-height:32px;padding:2px 14px;border:0;border-radius:99px;background:var(--night);color:var(--on-night);font:600 14px/1.4 var(--body);cursor:pointer'
  frame.append(button)
  return { frame, button }
}

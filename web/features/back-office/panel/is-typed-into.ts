const typed =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Whether an element takes input, so that Escape there must not close the panel. */
export const isTypedInto = (target: EventTarget | null) =>
  target instanceof Element && target.closest(typed) !== null

const typed =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Whether somebody writes or chooses there, and Escape is no wish to leave it all behind. */
export const isTypedInto = (target: EventTarget | null) =>
  target instanceof Element && target.closest(typed) !== null

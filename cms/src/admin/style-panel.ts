/** CSS rules where Strapi has no other hook. */
const rules = `
/* Save and publish stay visible in a long form. */
div:has(> aside[aria-labelledby='additional-information']) {
  position: sticky;
  top: 1.6rem;
  overflow-y: auto;
  max-height: calc(100dvh - 3.2rem);
}

/* The menu of an entry ends with its id: "Copy document ID", and the id below it. Editors need neither. */
[role='menu'] [role='separator']:has(+ [role='menuitem'] + dl),
[role='menu'] [role='menuitem']:has(+ dl),
[role='menu'] [role='menuitem'] + dl > :last-child {
  display: none;
}`

/** Adds a style element: the panel cannot load a style sheet of ours. */
export function stylePanel({ document }: Window) {
  const style = document.createElement('style')
  style.textContent = rules
  document.head.append(style)
}

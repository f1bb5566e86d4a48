/** The menu of an entry ends with its id: "Copy document ID", and the id below it. Nobody who writes needs either. */
const rule = `
[role='menu'] [role='separator']:has(+ [role='menuitem'] + dl),
[role='menu'] [role='menuitem']:has(+ dl),
[role='menu'] [role='menuitem'] + dl > :last-child {
  display: none;
}`

/** By a rule of style: Strapi gives no other handle. */
export function hideIds({ document }: Window) {
  const style = document.createElement('style')
  style.textContent = rule
  document.head.append(style)
}

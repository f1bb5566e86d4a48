/** Whether the terminal is interactive: live lines and colours. NO_COLOR turns off only the colours (no-color.org). */
export const isLive = Boolean(process.stdout.isTTY) && !process.env.CI
const hasColour = isLive && !process.env.NO_COLOR

/** @param {number} code */
const paint = (code) => (/** @type {string} */ text) =>
  hasColour ? `\u001b[${code}m${text}\u001b[0m` : text

export const bold = paint(1)
export const dim = paint(2)
export const red = paint(31)
export const green = paint(32)
export const yellow = paint(33)
export const cyan = paint(36)

/** Overwrites the current line; only for a live terminal. @param {string} text */
export function redraw(text) {
  process.stdout.write(`\r\u001b[K${text}`)
}

/** "0.4 s", "12.3 s", "2 min 05 s". @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
}

/**
 * Rows as aligned columns: the first column is aligned left, the others right.
 *
 * @param {string[][]} rows
 */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  const lines = rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))),
  )
  return lines.map((cells) => `  ${cells.join('  ')}`.trimEnd()).join('\n')
}

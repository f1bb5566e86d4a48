/**
 * The beginning of a CSV cell that a spreadsheet would run as a formula, or that looks already escaped. Code that writes
 * a table escapes it with an apostrophe.
 */
export const formulaCell = /^'*[=+\-@\t\r\n＝＋－＠]/

/** The escaping apostrophe, for code that reads the table back. */
export const inertMark = /^'(?='*[=+\-@\t\r\n＝＋－＠])/

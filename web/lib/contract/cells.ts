/**
 * The beginning of a cell that a spreadsheet takes for a formula, and of one that looks as if we had made it inert. Who
 * writes a table puts an apostrophe before it.
 */
export const formulaCell = /^'*[=+\-@\t\r\n＝＋－＠]/

/** The apostrophe that was put there, for who reads the table again. */
export const inertMark = /^'(?='*[=+\-@\t\r\n＝＋－＠])/

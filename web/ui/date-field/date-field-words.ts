/** Words of the field in the deployment's language, given by the server. */
export type DateFieldWords = {
  label: string
  hint: string
  placeholder: string
  /** spec §5, to the letter. */
  invalid: string
  pick: string
  pickTitle: string
  close: string
  year: string
  month: string
  previousMonth: string
  nextMonth: string
}

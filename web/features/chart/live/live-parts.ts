export { LiveDateField } from './live-date-field'
export { LivePlate } from './live-plate'

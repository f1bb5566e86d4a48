import { chartOf } from '@krono/chart'

export default () => ({ chartOf })

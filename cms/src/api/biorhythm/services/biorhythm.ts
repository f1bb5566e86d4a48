import { cycleRangeOf } from '@krono/chart'

export default () => ({ cycleRangeOf })

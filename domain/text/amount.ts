import * as z from 'zod/mini'
import { mostPesos } from './money.ts'

z.config({ jitless: true })

const wrong = { error: 'errPesos' }

/** An amount of money as somebody types it, apart from money.ts, because visitors' pages need no schema. */
export const AmountSchema = z.int(wrong).check(z.gte(0, wrong), z.lte(mostPesos, wrong))

import { parentPort } from 'node:worker_threads'
import { createPasswordJudge, type Judged } from './password-strength.ts'

const isEasy = await createPasswordJudge()
parentPort?.on('message', (judged: Judged) => parentPort?.postMessage(isEasy(judged)))

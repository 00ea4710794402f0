import { parentPort, workerData } from 'node:worker_threads'
import { createPasswordJudge } from './password-strength.ts'

const isEasy = await createPasswordJudge()
parentPort?.postMessage(isEasy(workerData))

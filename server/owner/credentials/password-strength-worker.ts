import { parentPort } from 'node:worker_threads'
import { createPasswordJudge } from './password-strength.ts'

const isEasy = await createPasswordJudge()
parentPort?.on('message', (password: string) => parentPort?.postMessage(isEasy(password)))

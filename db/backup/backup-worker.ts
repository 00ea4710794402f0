import { workerData } from 'node:worker_threads'
import { backupDatabase } from './backup.ts'

const { dataDir, file }: { dataDir: string; file: string } = workerData
await backupDatabase(dataDir, file)

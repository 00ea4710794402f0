import { workerData } from 'node:worker_threads'
import type { DatabasePlace } from '#db/connect.ts'
import { backupDatabase } from './backup.ts'

const { place, file }: { place: DatabasePlace; file: string } = workerData
await backupDatabase(place, file)

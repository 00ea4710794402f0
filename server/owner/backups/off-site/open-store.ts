import { openS3Store } from './s3-store.ts'
import type { Store, StoreSettings } from './store.ts'
import { openWebdavStore } from './webdav-store.ts'

export function openStore(settings: StoreSettings): Store {
	return settings.kind === 's3' ? openS3Store(settings) : openWebdavStore(settings)
}

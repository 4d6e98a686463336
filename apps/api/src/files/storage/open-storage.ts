import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { openDiskStorage } from './disk-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { openS3Storage } from './s3-storage.ts'

/** The storage the environment names: a bucket when `S3_BUCKET` is set, otherwise the data directory. Holds no connection. */
export function openStorage({ s3, dataDirectory }: Config): FileStorage {
  return s3 ? openS3Storage(s3) : openDiskStorage(join(dataDirectory, 'kept-files'))
}

import type { Services } from '../services.ts'
import { findKeptFile, type KeptFileRow } from './kept-file.store.ts'

/** A whole file by its id, for a context that has asked who may reach it. */
export const findUpload = ({ db }: Services, id: string): Promise<KeptFileRow | null> => findKeptFile(db, id)
